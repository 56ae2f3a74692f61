"""Accounts by supabase_auth and supabase as they come from PyPI."""

import unittest

from supabase import create_client
from supabase_auth import SyncGoTrueClient
from supabase_auth.errors import AuthApiError, AuthWeakPasswordError

from server import Server

PASSWORD = "correct horse battery staple"


class Accounts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        code, log = cls.server.close()
        assert code == 143, code
        assert PASSWORD not in log

    def client(self):
        return create_client(self.server.url, "public-key")

    def signed_up(self, name):
        client = self.client()
        client.auth.sign_up({"email": f"{name}@example.org", "password": PASSWORD, "options": {"data": {"full_name": name}}})
        return client

    def test_signing_up_signs_in(self):
        client = self.client()
        answer = client.auth.sign_up({"email": "ada@example.org", "password": PASSWORD, "options": {"data": {"full_name": "Ada"}}})
        self.assertEqual(answer.user.email, "ada@example.org")
        self.assertEqual(answer.user.user_metadata["full_name"], "Ada")
        self.assertEqual(answer.session.token_type, "bearer")
        self.assertEqual(client.auth.get_user().user.id, answer.user.id)
        self.assertIn("ada@example.org", self.server.app("users", "list", "--json"))

    def test_signing_in_takes_the_password_alone(self):
        self.signed_up("bob")
        client = self.client()
        answer = client.auth.sign_in_with_password({"email": "BOB@example.org", "password": PASSWORD})
        self.assertEqual(answer.user.email, "bob@example.org")
        for email in ["bob@example.org", "nobody@example.org"]:
            with self.assertRaises(AuthApiError) as refused:
                client.auth.sign_in_with_password({"email": email, "password": "wrong horse battery staple"})
            self.assertEqual(refused.exception.code, "invalid_credentials")
            self.assertEqual(refused.exception.status, 400)

    def test_an_account_is_opened_once_and_well(self):
        self.signed_up("carl")
        with self.assertRaises(AuthApiError) as refused:
            self.signed_up("carl")
        self.assertEqual(refused.exception.code, "user_already_exists")
        with self.assertRaises(AuthWeakPasswordError):
            self.client().auth.sign_up({"email": "dora@example.org", "password": "password"})

    def test_tokens_are_renewed_and_rotate(self):
        client = self.signed_up("eve")
        former = client.auth.get_session()
        renewed = client.auth.refresh_session().session
        self.assertNotEqual(renewed.refresh_token, former.refresh_token)
        self.assertEqual(client.auth.get_user().user.email, "eve@example.org")
        other = self.client()
        other.auth.set_session(renewed.access_token, renewed.refresh_token)
        self.assertEqual(other.auth.get_user().user.email, "eve@example.org")
        claims = other.auth.get_claims()
        self.assertEqual(claims["claims"]["email"], "eve@example.org")
        with self.assertRaises(AuthApiError) as refused:
            self.client().auth.refresh_session("0" * 64)
        self.assertEqual(refused.exception.code, "refresh_token_not_found")

    def test_who_signs_out_is_out(self):
        client = self.signed_up("fay")
        token = client.auth.get_session().access_token
        client.auth.sign_out()
        self.assertIsNone(client.auth.get_session())
        with self.assertRaises(AuthApiError) as refused:
            client.auth.get_user(token)
        self.assertEqual(refused.exception.status, 403)

    def test_an_account_is_changed_by_its_owner(self):
        client = self.signed_up("gus")
        changed = client.auth.update_user({"data": {"full_name": "Gustav"}, "password": "another horse battery staple"})
        self.assertEqual(changed.user.user_metadata["full_name"], "Gustav")
        answer = self.client().auth.sign_in_with_password({"email": "gus@example.org", "password": "another horse battery staple"})
        self.assertEqual(answer.user.id, changed.user.id)

    def test_the_client_of_accounts_alone_works_too(self):
        client = SyncGoTrueClient(url=f"{self.server.url}/auth/v1", headers={"apikey": "public-key"})
        client.sign_up({"email": "hal@example.org", "password": PASSWORD})
        self.assertEqual(client.get_user().user.user_metadata["full_name"], "hal")


class ClosedServer(unittest.TestCase):
    def test_nobody_signs_up(self):
        server = Server("--no-sign-up")
        self.addCleanup(server.close)
        with self.assertRaises(AuthApiError) as refused:
            create_client(server.url, "public-key").auth.sign_up({"email": "a@example.org", "password": PASSWORD})
        self.assertEqual(refused.exception.code, "signup_disabled")


if __name__ == "__main__":
    unittest.main()
