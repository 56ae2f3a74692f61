extension WardrobeSample {
  /// Made up for the purpose; in the format of an export.
  static let text = """
    id,name,type,colors,pattern,material,formality,waterproof,windproof,brand,price,currency,purchased,wears,lastWorn
    a54dca18-2530-4b1d-ad13-2cded6237b2e,White T-shirt,t-shirt,white,,cotton,,,,Uniqlo,12.90,EUR,2024-04,31,2026-02-20
    d91e3f72-1fcb-4971-9744-94d6493c9d5c,Black T-shirt,t-shirt,black,,cotton,,,,Uniqlo,12.90,EUR,2024-04,27,2026-02-26
    3460be31-201e-49fe-9aa0-eee8b9997f5c,Breton top,t-shirt,offwhite; navy,striped,cotton,,,,Saint James,69.00,EUR,2023-05,18,2026-01-30
    7c2999fd-afe5-4325-bcd6-54af4dfad714,Grey running shirt,t-shirt,grey,,polyester,sport,,,Asics,35.00,EUR,2025-03,22,2026-02-25
    27a0aeb3-fee9-432f-8af2-211f9ee491c5,Oxford shirt,shirt,lightblue,,cotton,,,,Seidensticker,59.00,EUR,2022-09,40,2026-02-24
    b10becb5-563b-4c1e-af93-427ecbc8fe29,White dress shirt,shirt,white,,cotton,business,,,Eterna,79.00,EUR,2023-01,25,2026-02-10
    55e5cd8e-46dc-4ed4-b7c2-764d2a5a4d76,Flannel shirt,shirt,burgundy; charcoal,checked,flannel,casual,,,Patagonia,95.00,EUR,2022-11,16,2026-01-18
    7706f85d-8690-424a-96bd-a3401be9c8cb,Linen shirt,shirt,sand,,linen,,,,COS,69.00,EUR,2024-06,9,2025-08-29
    ccc935f6-cd1f-4122-aae1-5338ae1a3400,Denim shirt,shirt,denim,,denim,casual,,,Levi's,85.00,EUR,2021-10,30,2026-02-14
    4d33ba0d-246a-404c-81b1-baf23e3bf9ee,Silk blouse,blouse,cream,,silk,business,,,Massimo Dutti,89.00,EUR,2023-09,7,2025-12-19
    f5f79f2b-4934-4f87-b552-0b69b94b0d98,Floral blouse,blouse,dustypink; green,floral,viscose,,,,Sezane,95.00,EUR,2024-05,6,2025-07-20
    2e85bb55-b672-4872-a37a-cd7466fcb60e,Navy polo,polo,navy,,cotton,,,,Lacoste,95.00,EUR,2023-06,14,2025-09-12
    0e8ff184-63b0-44b2-ba29-703474f064ac,White tank top,tank-top,white,,cotton,,,,Muji,9.95,EUR,2024-07,12,2025-08-30
    68f700f5-b02b-4dc6-a6f4-5bdeaa2ccaed,Black turtleneck,turtleneck,black,,merino wool,,,,Uniqlo,39.90,EUR,2022-10,21,2026-02-19
    cd2b5157-410e-4dee-8af2-b34f430a0734,Merino base layer,thermal-top,charcoal,,merino wool,,,,Icebreaker,85.00,EUR,2023-12,10,2026-01-11
    47de636c-0e80-4c95-bba6-84d6431fb5ea,Lambswool sweater,sweater,forestgreen,,lambswool,,,,Barbour,119.00,EUR,2021-11,33,2026-02-22
    d7424d09-e15d-424c-9848-f23d1fa6f736,Grey cashmere sweater,sweater,lightgrey,,cashmere,smart,,,Repeat,189.00,EUR,2022-12,19,2026-02-08
    1d7f618d-1532-470e-a0e2-a6668de7f47e,Cotton crew neck,sweater,navy,,cotton,,,,Arket,69.00,EUR,2024-09,15,2026-02-17
    8467e546-d53e-48e2-a125-7bdb256c9b3e,Camel cardigan,cardigan,camel,,wool,,,,Benetton,79.00,EUR,2020-10,28,2026-01-25
    4fbb4981-46ef-4030-8bf9-537252dccead,Grey hoodie,hoodie,heathergrey,,cotton,,,,Champion,65.00,EUR,2023-02,36,2026-02-27
    d764b6a3-2fbb-49ad-aae1-09c4a9972039,Navy quilted vest,vest,navy,,quilted nylon,casual,,,Uniqlo,49.90,EUR,2023-10,11,2025-11-30
    75352b87-8b14-4c8a-82d8-84cf4cfda72d,Navy blazer,blazer,navy,,wool,,,,Suitsupply,299.00,EUR,2022-03,17,2026-02-12
    8e1d5dd9-2589-482d-852a-7122873ee805,Linen blazer,blazer,beige,,linen,smart,,,Zara,89.95,EUR,2024-05,4,2025-07-05
    add58942-167a-4852-8619-5c679f9c6994,Denim jacket,jacket,denim,,denim,,,,Levi's,110.00,EUR,2019-04,52,2025-10-20
    e45b8ab1-0980-4207-8961-f37de436ddfd,Black leather jacket,jacket,black,,leather,,,,AllSaints,349.00,EUR,2020-09,45,2025-11-14
    c99d6e75-af65-47cf-b11b-42072482dc53,Softshell jacket,jacket,teal,,softshell,sport,,true,Jack Wolfskin,129.95,EUR,2023-03,20,2026-02-21
    1c2bc390-7c96-47eb-9e50-89e40186baa8,Wool coat,coat,charcoal,,wool,,,,Drykorn,329.00,EUR,2021-11,60,2026-02-28
    a57d119e-6fb6-4d00-abc3-2af38e667f02,Camel coat,coat,camel,,wool,,,,Max & Co,389.00,EUR,2022-10,24,2026-01-28
    2e872d49-cc15-490b-999b-772b4fc7a6fd,Yellow raincoat,raincoat,mustard,,polyester,,,,Rains,119.00,EUR,2022-04,13,2026-02-05
    4c914a16-db47-4875-ab0f-1544b835c0e7,Trench coat,raincoat,beige,,cotton,smart,,,Esprit,159.00,EUR,2021-03,19,2025-11-03
    19097dfa-8701-4923-af21-f28126877869,Winter parka,parka,olive,,nylon,,,,Fjällräven,399.00,EUR,2021-12,41,2026-01-14
    76ebfcc3-27f5-4317-a527-4ba9829b4406,Black down jacket,down-jacket,black,,down,,,,The North Face,289.00,EUR,2023-11,26,2026-01-22
    f61ff889-326f-4a94-92ed-eeee3c669f2b,Blue jeans,jeans,denim,,denim,,,,Levi's 501,99.00,EUR,2023-01,70,2026-02-27
    f20894ea-27e6-49c6-ab6b-262e4886b843,Black jeans,jeans,black,,denim,,,,Nudie,129.00,EUR,2022-08,48,2026-02-23
    8f39ba76-fef8-490c-9101-fbe6cf9a48d5,Grey wool trousers,trousers,grey,,flannel,,,,Hugo,149.00,EUR,2022-10,22,2026-02-12
    b0c0a13d-a900-46ad-8b3d-64069481be21,Navy trousers,trousers,navy,,wool,,,,Suitsupply,129.00,EUR,2023-04,18,2026-02-18
    c9c727b8-db8c-488f-b41a-924c7f88dfa1,Wide linen trousers,trousers,offwhite,,linen,smart,,,Mango,49.99,EUR,2024-06,8,2025-08-16
    61bfdb0e-cc68-4919-92e6-4692f8194157,Beige chinos,chinos,beige,,cotton,,,,Dockers,79.00,EUR,2022-05,35,2026-02-16
    f1d4af90-9882-45cf-ba9a-f7c93d555226,Olive chinos,chinos,olive,,cotton,,,,Dockers,79.00,EUR,2023-09,20,2025-10-28
    6afe70e7-aae6-4a47-a27c-2e59af2ea37a,Running tights,leggings,black,,polyester,,,,Nike,55.00,EUR,2025-01,24,2026-02-25
    bc84670a-d3c4-436b-808a-ad1fff8eb840,Grey joggers,joggers,grey,,cotton,,,,Adidas,49.95,EUR,2022-12,50,2026-02-28
    6e2f8a7f-c4cc-44dd-9f0b-4110d9f2fa00,Navy shorts,shorts,navy,,cotton,,,,H&M,19.99,EUR,2023-06,22,2025-08-31
    25c8efe5-7f37-424f-8d37-ea2b14004077,Running shorts,shorts,black,,polyester,sport,,,Nike,35.00,EUR,2024-05,17,2025-09-20
    139b4180-df39-4224-9962-c6857200059a,Pleated skirt,skirt,burgundy,,polyester,,,,COS,79.00,EUR,2023-09,9,2025-12-06
    eb8ea17c-f378-4e0e-929d-1c0b63ffd729,Black pencil skirt,skirt,black,,wool,business,,,Hobbs,99.00,EUR,2021-09,12,2024-11-20
    8374d9bd-74fc-41ad-97b9-ca6503952269,Little black dress,dress,black,,crepe,formal,,,Ba&sh,195.00,EUR,2022-11,6,2025-12-31
    fd669f63-76ee-4187-9737-fd5f72f8d51c,Summer dress,dress,yellow; white,floral,cotton,casual,,,Seasalt,75.00,EUR,2024-05,10,2025-08-24
    4ac91b6d-0c48-441a-9e5e-c9e6a0392854,Knitted dress,dress,rust,,wool,,,,Toast,165.00,EUR,2023-10,8,2026-01-09
    a8615eef-109f-41bf-a9e2-563701288f29,Charcoal suit,suit,charcoal,,wool,,,,Suitsupply,499.00,EUR,2021-05,9,2024-09-14
    b3d73f6a-c2b6-4edd-ac19-f264bee462a5,White sneakers,sneakers,white,,leather,,,,Veja,120.00,EUR,2023-04,66,2026-02-26
    baf20fd2-7ecf-44c0-91ed-201f836320ad,Running shoes,sneakers,royalblue; neonyellow,,mesh,sport,,,Asics,150.00,EUR,2025-02,30,2026-02-25
    b98bab16-86a2-4d98-8121-0c7736f3eec5,Brown brogues,shoes,chestnut,,leather,,,,Loake,229.00,EUR,2020-10,38,2026-02-18
    80dcfc43-fe5d-449b-8d78-a7a3ebb92865,Black oxfords,shoes,black,,leather,formal,,,Lloyd,199.00,EUR,2021-05,15,2025-12-31
    c8517ed0-2111-46a6-92da-3524872b6a31,Suede loafers,loafers,tan,,suede,,,,Tod's,390.00,EUR,2024-04,11,2025-10-02
    d7ffe458-7744-45eb-b83e-96968f89be82,Chelsea boots,boots,black,,leather,,,,Blundstone,189.00,EUR,2021-10,55,2026-02-24
    8565e07e-5f7d-484e-9060-a721ca807d76,Hiking boots,boots,brown,,leather,sport,true,true,Meindl,259.00,EUR,2019-08,29,2025-10-12
    33ed1234-02f3-46e5-bf14-96773d196163,Leather sandals,sandals,tan,,leather,,,,Birkenstock,95.00,EUR,2022-06,25,2025-08-30
    26be5be5-8503-46b3-af13-bcae48166882,Merino socks,socks,charcoal,,merino wool,,,,Falke,18.00,EUR,2024-10,60,2026-02-28
    136805a7-d1be-4e9f-a768-10fdf720d033,Wool scarf,scarf,burgundy; navy,checked,wool,,,,Johnstons,75.00,EUR,2018-12,44,2026-02-15
    ca4f2e53-cb8a-4191-9dd5-1a9fb6d4d509,Leather gloves,gloves,black,,leather,,,,Roeckl,89.00,EUR,2020-12,30,2026-02-02

    """
}
