"""Tables by postgrest and supabase as they come from PyPI."""

import unittest
import uuid

from postgrest import SyncPostgrestClient
from postgrest.exceptions import APIError
from supabase import create_client

from server import Server

PASSWORD = "correct horse battery staple"


class Tables(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)
        self.admin = self.signed_up("admin")
        self.books = self.admin.table("books")

    def signed_up(self, name):
        client = create_client(self.server.url, "public-key")
        client.auth.sign_up({"email": f"{name}@example.org", "password": PASSWORD})
        return client

    def add_shelf(self):
        self.admin.table("books").insert([
            {"title": f"Volume {number}", "author": "Ann Onymous" if number % 2 else "Émile Zola", "pages": number * 10,
             "published_date": str(1900 + number), "tags": ["set", f"n{number}"], "rating": 4.5}
            for number in range(1, 21)
        ]).execute()

    def test_a_row_goes_in_and_comes_back(self):
        row = {"title": "Dune", "author": "Frank Herbert", "published_date": "1965-08", "isbn": "9780441172719", "rating": 4.25,
               "tags": ["sf", "sand, spice; \"worms\""], "status": "toRead", "date_read": "2024-02-29", "notes": "Ünïcode ☃"}
        stored = self.books.insert(row).execute().data[0]
        for name, value in row.items():
            self.assertEqual(stored[name], value)
        self.assertEqual(uuid.UUID(stored["id"]).version, 4)
        self.assertIn("Dune", self.server.app("books", "list"))
        self.assertEqual(self.admin.table("books").select("*").eq("id", stored["id"]).single().execute().data, stored)

    def test_filters_find(self):
        self.add_shelf()
        select = lambda: self.admin.table("books").select("pages")
        pages = lambda query: [row["pages"] for row in query.order("pages").execute().data]
        self.assertEqual(pages(select().eq("pages", 30)), [30])
        self.assertEqual(pages(select().gt("pages", 180)), [190, 200])
        self.assertEqual(pages(select().gte("pages", 190).lt("pages", 200)), [190])
        self.assertEqual(pages(select().in_("pages", [10, 20, 999])), [10, 20])
        self.assertEqual(pages(select().not_.in_("pages", list(range(20, 201, 10)))), [10])
        self.assertEqual(pages(select().is_("pages", "null")), [])
        self.assertEqual(pages(select().like("title", "Volume 1%").neq("pages", 10).lte("pages", 120)), [100, 110, 120])
        self.assertEqual(pages(select().ilike("author", "%EMILE%").lt("pages", 50)), [20, 40])
        self.assertEqual(pages(select().or_("pages.eq.10,and(pages.gt.180,author.like.Ann*)")), [10, 190])
        self.assertEqual(pages(select().text_search("fts", "volume 7", {"type": "plain"})), [70])
        self.assertEqual(pages(select().match({"pages": 50, "author": "Ann Onymous"})), [50])
        self.assertEqual(pages(select().gt("published_date", "1918")), [190, 200])
        self.assertEqual(pages(select().filter("rating", "eq", "4.5").limit(2)), [10, 20])

    def test_rows_are_ordered_paged_and_counted(self):
        self.add_shelf()
        answer = self.admin.table("books").select("pages", count="exact").order("author").order("pages", desc=True).range(0, 2).execute()
        self.assertEqual([row["pages"] for row in answer.data], [190, 170, 150])
        self.assertEqual(answer.count, 20)
        self.assertEqual(len(self.admin.table("books").select("*").limit(5).offset(18).execute().data), 2)
        self.assertEqual(self.admin.table("books").select("*", count="exact", head=True).execute().count, 20)
        self.assertEqual(self.admin.table("books").select("name:title").limit(1).execute().data, [{"name": "Volume 1"}])

    def test_rows_are_upserted(self):
        first = self.books.insert({"title": "Dune", "author": "Frank Herbert", "isbn": "9780441172719"}).execute().data[0]
        merged = self.admin.table("books").upsert({**first, "pages": 412}).execute().data[0]
        self.assertEqual((merged["id"], merged["pages"]), (first["id"], 412))
        by_isbn = self.admin.table("books").upsert(
            {"title": "Dune", "author": "Frank Herbert", "isbn": "978-0-441-17271-9", "rating": 5}, on_conflict="isbn").execute().data[0]
        self.assertEqual((by_isbn["id"], by_isbn["pages"], by_isbn["rating"]), (first["id"], 412, 5))
        ignored = self.admin.table("books").upsert({**first, "pages": 1}, ignore_duplicates=True).execute().data
        self.assertEqual(ignored, [])
        self.assertEqual(self.admin.table("books").select("*", count="exact").execute().count, 1)

    def test_rows_are_updated_and_deleted(self):
        self.add_shelf()
        changed = self.admin.table("books").update({"status": "read"}).gt("pages", 180).execute().data
        self.assertEqual([row["status"] for row in changed], ["read", "read"])
        self.assertEqual(len(self.admin.table("books").delete().eq("status", "read").execute().data), 2)
        self.assertEqual(self.admin.table("books").select("*", count="exact").execute().count, 18)
        self.assertEqual(self.admin.table("books").delete().eq("pages", 999).execute().data, [])

    def test_refusals_have_their_codes(self):
        def code(query):
            with self.assertRaises(APIError) as refused:
                query.execute()
            return refused.exception.code
        table = lambda: self.admin.table("books")
        self.assertEqual(code(table().select("nothing")), "42703")
        self.assertEqual(code(table().select("*").eq("pages", "many")), "22P02")
        self.assertEqual(code(table().insert({"title": "x"})), "23502")
        self.assertEqual(code(table().insert({"title": "x", "author": "y", "color": "z"})), "PGRST204")
        self.assertEqual(code(table().insert({"title": "x", "author": "y", "rating": 17})), "22P02")
        self.assertEqual(code(self.admin.table("cars").select("*")), "PGRST205")
        self.assertEqual(code(self.admin.rpc("f", {})), "PGRST205")
        table().insert({"title": "Dune", "author": "Frank Herbert", "isbn": "9780441172719"}).execute()
        self.assertEqual(code(table().insert({"title": "Other", "author": "Other", "isbn": "9780441172719"})), "23505")
        self.assertEqual(code(table().select("*").eq("title", "None").single()), "PGRST116")
        self.assertIsNone(table().select("*").eq("title", "None").maybe_single().execute())

    def test_every_table_takes_and_gives_rows(self):
        rows = {
            "contents": {"url": "https://example.org/a?b=c", "title": "A", "theme": "Swift/Actors", "level": "beginner", "tags": ["x"],
                         "added_at": "2024-05-06T07:08:09Z"},
            "garments": {"name": "Blue coat", "type": "coat", "colors": ["navy"], "waterproof": True, "clo": 0.48, "price_amount": 99.5,
                         "price_currency": "EUR"},
            "products": {"name": "Lamp", "price": 19.99, "currency": "USD", "category": "electronics", "gtin": "4006381333931"},
        }
        for table, row in rows.items():
            stored = self.admin.table(table).insert(row).execute().data[0]
            self.assertEqual({name: stored[name] for name in row if name != "gtin"}, {name: row[name] for name in row if name != "gtin"})
        self.assertEqual(self.admin.table("garments").select("slot").eq("waterproof", True).single().execute().data, {"slot": "outerLayer"})
        self.assertEqual(self.admin.table("products").select("name").lt("price", 20).execute().data, [{"name": "Lamp"}])
        changed = self.admin.table("products").update({"price": 10}).eq("name", "Lamp").execute().data[0]
        self.assertEqual((changed["price"], changed["currency"]), (10, "USD"))

    def test_strangers_read_nothing(self):
        stranger = create_client(self.server.url, "public-key")
        for query in [stranger.table("books").select("*"), stranger.table("users").select("*"), stranger.table("books").delete().eq("pages", 1)]:
            with self.assertRaises(APIError) as refused:
                query.execute()
            self.assertEqual(refused.exception.code, "PGRST302")

    def test_accounts_belong_to_their_owners(self):
        member = self.signed_up("member")
        own = member.auth.get_user().user.id
        admin = self.admin.auth.get_user().user.id
        self.assertEqual(len(member.table("users").select("*").execute().data), 2)
        self.assertEqual(member.table("users").update({"full_name": "Me"}).eq("id", own).execute().data[0]["full_name"], "Me")
        refused = [
            member.table("users").update({"full_name": "You"}).eq("id", admin), member.table("users").delete().eq("id", admin),
            member.table("users").insert({"full_name": "New", "email_address": "new@example.org"}),
        ]
        for query in refused:
            with self.assertRaises(APIError) as refusal:
                query.execute()
            self.assertEqual(refusal.exception.code, "42501")
        added = self.admin.table("users").insert({"full_name": "New", "email_address": "new@example.org"}).execute().data[0]
        self.assertEqual(self.admin.table("users").delete().eq("id", added["id"]).execute().data, [added])
        self.assertEqual(len(member.table("users").delete().eq("id", own).execute().data), 1)
        with self.assertRaises(APIError):
            member.table("books").select("*").execute()

    def test_the_client_of_tables_alone_works_too(self):
        token = self.admin.auth.get_session().access_token
        with SyncPostgrestClient(f"{self.server.url}/rest/v1", headers={"apikey": "public-key"}) as client:
            client.auth(token)
            client.table("books").insert({"title": "Dune", "author": "Frank Herbert"}).execute()
            self.assertEqual(client.table("books").select("title").execute().data, [{"title": "Dune"}])


if __name__ == "__main__":
    unittest.main()
