/// How prices are written in each locale, as data.
///
/// Source: Unicode CLDR 42, as ICU 72 resolves it, with Western digits in every locale and without marks of direction, which a terminal
/// must not get. Cape Verde's `$` between escudos and centavos is left out.
///
/// A line is `locale|pattern|decimal sign|group sign|minus|digits before the first group sign|symbols`. In the pattern `#` stands for the
/// number in groups of three, `##` for Indian groups, `0` for no groups; a pattern of its own for negative amounts follows `;`. A locale
/// that is not there, or lacks a symbol, has that of the name without its last part, and at last of `root`.
/// `_` is a no-break space, `~` a narrow one, `^` a blank.
enum MoneyLocaleTable {
  static let lines: String = #"""
    root|¤_#|.|,|-|1|JPY=JP¥ KRW=₩ VND=₫ XAF=FCFA XOF=F~CFA XPF=CFPF AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ MXN=MX$ NZD=NZ$ PHP=₱ TWD=NT$ USD=US$ XCD=EC$
    af|¤#|,|_|-|1|CAD=CAD MXN=MXN PHP=PHP THB=฿ USD=USD ZAR=R
    af_NA|¤#|,|_|-|1|NAD=$
    agq|#¤|,|_|-|1
    ak|¤#|.|,|-|1|GHS=GH₵
    am|¤#|.|,|-|1|AUD=AU$ ETB=ብር PHP=PHP THB=฿
    ar|#_¤;-#_¤|.|,|-|1|AED=د.إ. AUD=AU$ DZD=د.ج. EGP=ج.م. GBP=UK£ IRR=ر.إ. LBP=ل.ل. MAD=د.م. MRU=أ.م. PHP=PHP QAR=ر.ق. SAR=ر.س. SDG=ج.س. SYP=ل.س. THB=฿ YER=ر.ي. BHD=د.ب. IQD=د.ع. JOD=د.أ. KWD=د.ك. LYD=د.ل. OMR=ر.ع. TND=د.ت.
    ar_DJ|#_¤;-#_¤|.|,|-|1|DJF=Fdj
    ar_DZ|#_¤;-#_¤|,|.|-|1
    ar_ER|#_¤;-#_¤|.|,|-|1|ERN=Nfk
    ar_KM|#_¤;-#_¤|.|,|-|1|KMF=CF
    ar_LB|#_¤;-#_¤|,|.|-|1|SDG=SDG
    ar_LY|#_¤;-#_¤|,|.|-|1
    ar_MA|#_¤;-#_¤|,|.|-|1
    ar_MR|#_¤;-#_¤|,|.|-|1
    ar_SO|#_¤;-#_¤|.|,|-|1|SOS=S
    ar_SS|#_¤;-#_¤|.|,|-|1|GBP=GB£ SSP=£
    ar_TN|#_¤;-#_¤|,|.|-|1
    as|¤_##|.|,|-|1|PHP=PHP
    asa|#_¤|.|,|-|1|TZS=TSh
    ast|#_¤|,|.|-|1|JPY=¥ PHP=PHP THB=฿ USD=$
    az|#_¤|,|.|-|1|AZN=₼ PHP=PHP THB=฿
    az_Cyrl|#_¤|,|.|-|1|PHP=₱ THB=THB
    bas|#_¤|,|_|-|1
    be|#_¤|,|_|-|2|JPY=¥ BRL=BRL BYN=Br CAD=CAD NZD=NZD PHP=PHP RUB=₽ USD=$
    bem|¤#|.|,|-|1|ZMW=K
    bez|#¤|.|,|-|1|TZS=TSh
    bg|#_¤|,|_|-|2|JPY=JPY KRW=KRW VND=VND AUD=AUD BRL=BRL CAD=CAD CNY=CNY GBP=GBP HKD=HKD ILS=ILS INR=INR MXN=MXN NZD=NZD PHP=PHP TWD=TWD USD=щ.д. XCD=XCD BGN=лв.
    bgc|¤_#|.|,|-|1
    bho|¤#|.|,|-|1
    bm|¤#|.|,|-|1
    bn|##¤|.|,|-|1|BDT=৳ PHP=PHP THB=฿
    bn_IN|¤##|.|,|-|1|USD=$
    bo|¤_#|.|,|-|1|CNY=¥
    bo_IN|¤_#|.|,|-|1|CNY=CN¥
    br|#_¤|,|_|-|1|JPY=JPY KRW=KRW VND=VND AUD=$A BRL=BRL CAD=$CA CNY=CNY GBP=£^RU HKD=$^HK ILS=ILS NZD=$^ZN PHP=PHP TWD=TWD USD=$^SU XCD=XCD
    brx|¤_##|.|,|-|1|BIF=बि.आइ.एफ CLP=सि.एल.पि DJF=दि.जे.एफ GNF=जि.एन.एफ ISK=आई.एस.के KMF=के.एम.एफ PYG=पि.आई.जि UGX=इउ.जि.एक्स XOF=एफ^सि.एफ.ए AED=ए.इ.दि ALL=अल AMD=ए.एम.दि AOA=ए.अ.ए ARS=ए.आर.एस AWG=ए.दब्ल्यु.जि AZN=ए.जेत.एन BAM=बि.ए.एम BBD=बि.बि.दि BMD=बि.एम.डि BOB=बि.अ.बि BSD=बि.एस.दि BWP=बि.दब्ल्यु.पि BYN=बि.वाई.एन BZD=बि.जेद.डि CAD=सि.ए^$ CDF=सि.दि.एफ CHF=सि.ऐत्स.एफ CNY=सिएन¥ COP=सि.अ.पि CRC=सि.आर.सि CUP=सि.इउ.पि CVE=सि.भि.इ CZK=सि.जेद.के DKK=दि.के.के DOP=डि.अ.पि DZD=दि.जेत.दि EGP=ई.जि.पि ERN=इ.आर.एन ETB=इ.ति.बि FKP=एफ.के.पि GEL=जि.इ.एल GHS=जि.ऐत्स.एस GIP=जि.आइ.पि GMD=जि.एम.दि GTQ=जि.ति.किउ GYD=जि.वाई.दि HKD=ऐत्स.के$ HNL=ऐत्स.एन.एल HTG=ऐत्स.ति.जि HUF=ऐत्स.इउ.एफ JMD=जे.एम.दि KES=के.इ.एस KGS=के.जि.एस KPW=के.पि.दब्ल्यु KYD=के.वाई.दि KZT=के.जेत.ति LBP=एल.बि.पि LRD=एल.आर.दि LSL=एल.एस.एल MAD=एम.ए.दि MDL=एम.डि.एल MGA=एम.जि.ए MKD=एम.के.दि MNT=एम.एन.ति MOP=एम.अ.पि MRU=एम.आर.इउ MUR=एम.इउ.आर MWK=एम.दब्ल्यु.के MXN=एम.एक्स^$ MZN=एम.जेत.एन NAD=एन.ए.दि NGN=एन.जि.एन NIO=एन.आई.अ NOK=एन.अ.के PAB=पि.ए.बि PEN=पि.इ.एन PLN=पि.एल.एन QAR=किउ.ए.आर RON=आर.अ.एन RSD=आर.एस.दि RUB=रूब SAR=एस.ए.आर SCR=एस.सि.आर SDG=एस.दि.जि SEK=एस.इ.के SHP=एस.ऐत्स.पि SOS=एस.अ.एस SRD=एस.आर.डि SSP=एस.एस.पि STN=एस.ति.एन SYP=एस.वाई.पि SZL=एस.जेत.एल TJS=ति.जे.एस TMT=ति.एम.ति TRY=ति.आर.वाई TTD=ति.ति.डि TWD=एन.ति$ TZS=ति.जेत.एस UAH=इउ.ए.ऐत्स USD=$ UYU=इउ.वाई.इउ UZS=इउ.जेत.एस VES=भि.इ.एस XCD=इ.सि^$ YER=वाई.इ.आर ZAR=जेत.ए.आर BHD=बि.ऐत्स.दि IQD=आइ.किउ.दि JOD=जे.अ.दि KWD=के.दब्ल्यु.दि LYD=एल.वाई.दि OMR=अ.एम.आर TND=ति.एन.दि ANG=ए.एन.जि BGN=बि.जि.एन CUC=सि.इउ.सि HRK=ऐत्स.आर.के SLL=एस.एल.एल
    bs|#_¤|,|.|-|1|JPY=¥ XPF=XPF AUD=AUD BAM=KM BRL=BRL CAD=CAD CNY=CNY GBP=GBP HKD=HKD ILS=ILS MXN=MXN NZD=NZD PHP=PHP RSD=din. THB=฿ USD=USD XCD=XCD HRK=kn
    bs_Cyrl|#_¤|,|.|-|1|XPF=CFPF AUD=A$ BAM=КМ BRL=R$ CAD=CA$ CNY=CN¥ CZK=Кч GBP=£ HKD=HK$ ILS=₪ MXN=MX$ NZD=NZ$ PHP=₱ PLN=зл RSD=дин. THB=THB TRY=Тл USD=US$ XCD=EC$ HRK=HRK
    ca|#_¤|,|.|-|1|JPY=¥ AUD=AU$ BRL=BRL CAD=CAD CNY=CNY MXN=MXN PHP=PHP THB=฿ USD=USD XCD=XCD
    ccp|##¤|.|,|-|1|BDT=৳ PHP=PHP THB=฿
    ce|#_¤|.|,|-|1|PHP=PHP RUB=₽
    ceb|¤#|.|,|-|1|USD=US^$
    cgg|¤#|.|,|-|1|UGX=USh
    chr|¤#|.|,|-|1|PHP=PHP USD=$
    ckb|¤_#|.|,|-|1|IQD=د.ع.
    cs|#_¤|,|_|-|1|VND=VND AUD=AU$ CZK=Kč ILS=ILS INR=INR PHP=PHP
    cv|#_¤|,|_|-|1|RUB=₽ USD=$
    cy|¤#|.|,|-|1|KRW=KRW PHP=PHP THB=฿
    da|#_¤|,|.|-|1|AUD=AU$ DKK=kr. PHP=PHP THB=฿
    dav|¤#|.|,|-|1|KES=Ksh
    de|#_¤|,|.|-|1|JPY=¥ AUD=AU$ PHP=PHP THB=฿ USD=$
    de_AT|¤_#|,|.|-|1
    de_CH|¤_#;¤-#|.|’|-|1|EUR=EUR
    de_LI|¤_#|.|’|-|1|EUR=EUR
    dje|#¤|.|_|-|1
    doi|¤#|.|,|-|1|JPY=¥ USD=$
    dsb|#_¤|,|.|-|1|JPY=¥ AUD=AUD PLN=zł THB=฿ USD=$
    dua|#_¤|,|_|-|1
    dyo|#_¤|,|_|-|1
    dz|¤##|.|,|-|1|KRW=KR₩ XAF=XAF AUD=AU$ BTN=Nu. ILS=ILS THB=TH฿
    ebu|¤#|.|,|-|1|KES=Ksh
    ee|¤#|.|,|-|3|AUD=AU$ GHS=GH₵ THB=฿
    el|#_¤|,|.|-|1|PHP=PHP THB=฿ USD=$
    en|¤#|.|,|-|1|JPY=¥ USD=$
    en_001|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_150|#_¤|.|,|-|1|JPY=JP¥ USD=US$
    en_AG|¤#|.|,|-|1|JPY=JP¥ USD=US$ XCD=$
    en_AI|¤#|.|,|-|1|JPY=JP¥ USD=US$ XCD=$
    en_AT|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_AU|¤#|.|,|-|1|JPY=JPY KRW=KRW VND=VND XAF=XAF XOF=XOF XPF=CFP AUD=$ BRL=BRL CAD=CAD CNY=CNY EUR=EUR GBP=GBP HKD=HKD ILS=ILS INR=INR MXN=MXN NZD=NZD PHP=PHP SCR=Rs TWD=TWD USD=USD XCD=XCD
    en_BB|¤#|.|,|-|1|JPY=JP¥ BBD=$ USD=US$
    en_BE|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_BI|¤#|.|,|-|1|BIF=FBu
    en_BM|¤#|.|,|-|1|JPY=JP¥ BMD=$ USD=US$
    en_BS|¤#|.|,|-|1|JPY=JP¥ BSD=$ USD=US$
    en_BW|¤#|.|,|-|1|JPY=JP¥ BWP=P USD=US$
    en_BZ|¤#|.|,|-|1|JPY=JP¥ BZD=$ USD=US$
    en_CA|¤#|.|,|-|1|JPY=JP¥ CAD=$ USD=US$
    en_CC|¤#|.|,|-|1|JPY=JP¥ AUD=$ USD=US$
    en_CH|¤_#;¤-#|.|’|-|1|JPY=JP¥ USD=US$
    en_CK|¤#|.|,|-|1|JPY=JP¥ NZD=$ USD=US$
    en_CM|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_CX|¤#|.|,|-|1|JPY=JP¥ AUD=$ USD=US$
    en_CY|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_DE|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_DG|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_DK|#_¤|,|.|-|1|JPY=JP¥ DKK=kr. USD=US$
    en_DM|¤#|.|,|-|1|JPY=JP¥ USD=US$ XCD=$
    en_ER|¤#|.|,|-|1|JPY=JP¥ ERN=Nfk USD=US$
    en_FI|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_FJ|¤#|.|,|-|1|JPY=JP¥ FJD=$ USD=US$
    en_FK|¤#|.|,|-|1|JPY=JP¥ FKP=£ GBP=GB£ USD=US$
    en_FM|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_GB|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_GD|¤#|.|,|-|1|JPY=JP¥ USD=US$ XCD=$
    en_GG|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_GH|¤#|.|,|-|1|JPY=JP¥ GHS=GH₵ USD=US$
    en_GI|¤#|.|,|-|1|JPY=JP¥ GBP=GB£ GIP=£ USD=US$
    en_GM|¤#|.|,|-|1|JPY=JP¥ GMD=D USD=US$
    en_GY|¤#|.|,|-|1|JPY=JP¥ GYD=$ USD=US$
    en_HK|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_IE|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_IL|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_IM|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_IN|¤##|.|,|-|1|JPY=JP¥
    en_IO|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_JE|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_JM|¤#|.|,|-|1|JPY=JP¥ JMD=$ USD=US$
    en_KE|¤#|.|,|-|1|JPY=JP¥ KES=Ksh USD=US$
    en_KI|¤#|.|,|-|1|JPY=JP¥ AUD=$ USD=US$
    en_KN|¤#|.|,|-|1|JPY=JP¥ USD=US$ XCD=$
    en_KY|¤#|.|,|-|1|JPY=JP¥ KYD=$ USD=US$
    en_LC|¤#|.|,|-|1|JPY=JP¥ USD=US$ XCD=$
    en_LR|¤#|.|,|-|1|JPY=JP¥ LRD=$ USD=US$
    en_LS|¤#|.|,|-|1|JPY=JP¥ USD=US$ ZAR=R
    en_MG|¤#|.|,|-|1|JPY=JP¥ MGA=Ar USD=US$
    en_MO|¤#|.|,|-|1|JPY=JP¥ MOP=MOP$ USD=US$
    en_MS|¤#|.|,|-|1|JPY=JP¥ USD=US$ XCD=$
    en_MT|¤#|.|,|-|1|JPY=JP¥ GBP=GB£ USD=US$
    en_MU|¤#|.|,|-|1|JPY=JP¥ MUR=Rs USD=US$
    en_MV|¤_#|.|,|-|1|JPY=JP¥ MVR=Rf USD=US$
    en_MW|¤#|.|,|-|1|JPY=JP¥ MWK=MK USD=US$
    en_MY|¤#|.|,|-|1|JPY=JP¥ MYR=RM USD=US$
    en_NA|¤#|.|,|-|1|JPY=JP¥ NAD=$ USD=US$
    en_NF|¤#|.|,|-|1|JPY=JP¥ AUD=$ USD=US$
    en_NG|¤#|.|,|-|1|JPY=JP¥ NGN=₦ USD=US$
    en_NL|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_NR|¤#|.|,|-|1|JPY=JP¥ AUD=$ USD=US$
    en_NU|¤#|.|,|-|1|JPY=JP¥ NZD=$ USD=US$
    en_NZ|¤#|.|,|-|1|JPY=JP¥ NZD=$ USD=US$
    en_PG|¤#|.|,|-|1|JPY=JP¥ PGK=K USD=US$
    en_PK|¤#|.|,|-|1|JPY=JP¥ PKR=Rs USD=US$
    en_PN|¤#|.|,|-|1|JPY=JP¥ NZD=$ USD=US$
    en_PW|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_RW|¤#|.|,|-|1|JPY=JP¥ RWF=RF USD=US$
    en_SB|¤#|.|,|-|1|JPY=JP¥ SBD=$ USD=US$
    en_SC|¤#|.|,|-|1|JPY=JP¥ SCR=SR USD=US$
    en_SD|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_SE|#_¤|,|_|-|1|JPY=JP¥ SEK=kr USD=US$
    en_SG|¤#|.|,|-|1|JPY=JP¥ SGD=$ USD=US$
    en_SH|¤#|.|,|-|1|JPY=JP¥ GBP=GB£ SHP=£ USD=US$
    en_SI|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_SL|¤#|.|,|-|1|JPY=JP¥ SLE=Le USD=US$
    en_SS|¤#|.|,|-|1|JPY=JP¥ GBP=GB£ SSP=£ USD=US$
    en_SX|¤#|.|,|-|1|JPY=JP¥ USD=US$ ANG=NAf.
    en_SZ|¤#|.|,|-|1|JPY=JP¥ SZL=E USD=US$
    en_TC|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_TK|¤#|.|,|-|1|JPY=JP¥ NZD=$ USD=US$
    en_TO|¤#|.|,|-|1|JPY=JP¥ TOP=T$ USD=US$
    en_TT|¤#|.|,|-|1|JPY=JP¥ TTD=$ USD=US$
    en_TV|¤#|.|,|-|1|JPY=JP¥ AUD=$ USD=US$
    en_TZ|¤#|.|,|-|1|JPY=JP¥ TZS=TSh USD=US$
    en_UG|¤#|.|,|-|1|JPY=JP¥ UGX=USh USD=US$
    en_VC|¤#|.|,|-|1|JPY=JP¥ USD=US$ XCD=$
    en_VG|¤#|.|,|-|1|JPY=JP¥ USD=US$
    en_VU|¤#|.|,|-|1|JPY=JP¥ VUV=VT USD=US$
    en_WS|¤#|.|,|-|1|JPY=JP¥ USD=US$ WST=WS$
    en_ZA|¤#|,|_|-|1|JPY=JP¥ USD=US$ ZAR=R
    en_ZM|¤#|.|,|-|1|JPY=JP¥ USD=US$ ZMW=K
    en_ZW|¤#|.|,|-|1|JPY=JP¥ USD=US$
    eo|¤_#|,|_|-|1
    es|#_¤|,|.|-|2|JPY=JPY KRW=KRW XAF=XAF XOF=XOF AUD=AUD BRL=BRL CAD=CAD CNY=CNY GBP=GBP HKD=HKD ILS=ILS INR=INR MXN=MXN NZD=NZD PHP=PHP THB=฿ TWD=TWD XCD=XCD
    es_419|¤#|.|,|-|1|VND=VND EUR=EUR THB=THB USD=USD
    es_AR|¤_#|,|.|-|1|VND=VND ARS=$ EUR=EUR THB=THB
    es_BO|¤#|,|.|-|1|VND=VND BOB=Bs EUR=EUR THB=THB USD=USD
    es_BR|¤#|.|,|-|1|VND=VND BRL=R$ EUR=EUR THB=THB USD=USD
    es_BZ|¤#|.|,|-|1|VND=VND BZD=$ EUR=EUR THB=THB USD=USD
    es_CL|¤#;¤-#|,|.|-|1|CLP=$ VND=VND EUR=EUR THB=THB
    es_CO|¤_#|,|.|-|1|VND=VND COP=$ EUR=EUR THB=THB
    es_CR|¤#|,|_|-|1|VND=VND CRC=₡ EUR=EUR THB=THB USD=USD
    es_CU|¤#|.|,|-|1|VND=VND CUP=$ EUR=EUR THB=THB
    es_DO|¤#|.|,|-|1|VND=VND DOP=RD$ EUR=EUR THB=THB
    es_EC|¤#;¤-#|,|.|-|1|VND=VND EUR=EUR THB=THB USD=$
    es_GQ|¤#|,|.|-|2|XAF=FCFA
    es_GT|¤#|.|,|-|1|VND=VND EUR=EUR GTQ=Q THB=THB USD=USD
    es_HN|¤#|.|,|-|1|VND=VND EUR=EUR HNL=L THB=THB USD=USD
    es_MX|¤#|.|,|-|1|VND=VND EUR=EUR MRU=UM MXN=$ THB=THB USD=USD MRO=MRU
    es_NI|¤#|.|,|-|1|VND=VND EUR=EUR NIO=C$ THB=THB USD=USD
    es_PA|¤#|.|,|-|1|VND=VND EUR=EUR PAB=B/. THB=THB USD=USD
    es_PE|¤_#|.|,|-|1|VND=VND EUR=EUR PEN=S/ THB=THB USD=USD
    es_PH|#_¤|,|.|-|2|PHP=₱
    es_PR|¤#|.|,|-|1|VND=VND EUR=EUR THB=THB USD=$
    es_PY|¤_#;¤_-#|,|.|-|1|PYG=Gs. VND=VND EUR=EUR THB=THB USD=USD
    es_SV|¤#|.|,|-|1|VND=VND EUR=EUR THB=THB USD=$
    es_US|¤#|.|,|-|1|JPY=¥ VND=VND EUR=EUR THB=THB USD=$
    es_UY|¤_#|,|.|-|1|VND=VND EUR=EUR THB=THB UYU=$ UYW=UP
    es_VE|¤#;¤-#|,|.|-|1|VND=VND EUR=EUR THB=THB USD=USD VES=Bs.S VEF=Bs.
    et|#_¤|,|_|−|2|JPY=¥ AUD=AU$ PHP=PHP THB=฿ USD=$
    eu|#_¤|,|.|−|1|PHP=PHP THB=฿
    ewo|#_¤|,|_|-|1
    fa|¤_#|.|,|−|1|JPY=¥ XOF=فرانک~CFA AFN=؋ CAD=$CA CNY=¥CN HKD=$HK IRR=ریال MXN=$MX NZD=$NZ PHP=PHP THB=฿ USD=$ XCD=$EC
    ff|#_¤|,|_|-|1
    ff_Adlm|¤_#|.|⹁|-|1|GNF=FG XAF=𞤊𞤅𞤊𞤀 XOF=𞤅𞤊𞤀 NGN=𞤐𞤐𞤘 PGK=𞤑𞤆𞤘 PHP=𞤆𞤆𞤖
    ff_Adlm_BF|¤_#|.|⹁|-|1|GNF=GNF
    ff_Adlm_CM|¤_#|.|⹁|-|1|GNF=GNF
    ff_Adlm_GH|¤_#|.|⹁|-|1|GNF=GNF GHS=GH₵
    ff_Adlm_GM|¤_#|.|⹁|-|1|GNF=GNF GMD=D
    ff_Adlm_GW|¤_#|.|⹁|-|1|GNF=GNF
    ff_Adlm_LR|¤_#|.|⹁|-|1|GNF=GNF LRD=$
    ff_Adlm_MR|¤_#|.|⹁|-|1|GNF=GNF MRU=UM
    ff_Adlm_NE|¤_#|.|⹁|-|1|GNF=GNF
    ff_Adlm_NG|¤_#|.|⹁|-|1|GNF=GNF NGN=₦
    ff_Adlm_SL|¤_#|.|⹁|-|1|GNF=GNF SLE=Le
    ff_Adlm_SN|¤_#|.|⹁|-|1|GNF=GNF
    ff_GH|#_¤|,|_|-|1|GHS=GH₵
    ff_GM|#_¤|,|_|-|1|GMD=D
    ff_GN|#_¤|,|_|-|1|GNF=FG
    ff_LR|#_¤|,|_|-|1|LRD=$
    ff_Latn_GH|#_¤|,|_|-|1|GHS=GH₵
    ff_Latn_GM|#_¤|,|_|-|1|GMD=D
    ff_Latn_GN|#_¤|,|_|-|1|GNF=FG
    ff_Latn_LR|#_¤|,|_|-|1|LRD=$
    ff_Latn_MR|#_¤|,|_|-|1|MRU=UM
    ff_Latn_NG|#_¤|,|_|-|1|NGN=₦
    ff_Latn_SL|#_¤|,|_|-|1|SLE=Le
    ff_MR|#_¤|,|_|-|1|MRU=UM
    ff_NG|#_¤|,|_|-|1|NGN=₦
    ff_SL|#_¤|,|_|-|1|SLE=Le
    fi|#_¤|,|_|−|1|JPY=¥ KRW=KRW VND=VND XPF=XPF AUD=AUD BRL=BRL CAD=CAD CNY=CNY HKD=HKD ILS=ILS INR=INR MXN=MXN NZD=NZD PHP=PHP TWD=TWD USD=$ XCD=XCD
    fil|¤#|.|,|-|1|JPY=¥ THB=฿ USD=$
    fo|#_¤|,|.|−|1|DKK=kr PHP=PHP
    fo_DK|#_¤|,|.|−|1|DKK=kr.
    fr|#_¤|,|~|-|1|CLP=$CL JPY=JPY XPF=FCFP ARS=$AR AUD=$AU BMD=$BM BND=$BN BZD=$BZ CAD=$CA CNY=CNY COP=$CO FJD=$FJ FKP=£FK GBP=£GB GIP=£GI HKD=HKD LBP=£LB MXN=$MX NAD=$NA NZD=$NZ PHP=PHP SBD=$SB SGD=$SG SRD=$SR TTD=$TT TWD=TWD USD=$US UYU=$UY WST=$WS XCD=XCD
    fr_BI|#_¤|,|~|-|1|BIF=FBu
    fr_CA|#_¤|,|_|-|1|CLP=CLP JPY=¥ KRW=KRW VND=VND XAF=XAF XOF=XOF XPF=XPF ARS=ARS AUD=$_AU BMD=BMD BND=BND BZD=BZD CAD=$ CNY=CN¥ COP=COP FJD=FJD FKP=FKP GBP=£ GIP=GIP HKD=$_HK ILS=ILS INR=INR LBP=LBP MXN=MXN NAD=NAD NZD=$_NZ SBD=SBD SGD=$_SG SRD=SRD TTD=TTD USD=$_US UYU=UYU WST=WST
    fr_CD|#_¤|,|~|-|1|CDF=FC
    fr_CH|#_¤|.|~|-|1
    fr_DJ|#_¤|,|~|-|1|DJF=Fdj
    fr_DZ|#_¤|,|~|-|1|DZD=DA
    fr_GN|#_¤|,|~|-|1|GNF=FG
    fr_HT|#_¤|,|~|-|1|HTG=G
    fr_KM|#_¤|,|~|-|1|KMF=CF
    fr_LU|#_¤|,|.|-|1
    fr_MA|#_¤|,|.|-|1
    fr_MG|#_¤|,|~|-|1|MGA=Ar
    fr_MR|#_¤|,|~|-|1|MRU=UM
    fr_MU|#_¤|,|~|-|1|MUR=Rs
    fr_RW|#_¤|,|~|-|1|RWF=RF
    fr_SC|#_¤|,|~|-|1|SCR=SR
    fr_SY|#_¤|,|~|-|1|SYP=LS
    fr_TN|#_¤|,|~|-|1|TND=DT
    fr_VU|#_¤|,|~|-|1|VUV=VT
    fur|¤_#|,|.|-|1
    fy|¤_#;¤_#-|,|.|-|1|XPF=XPF AUD=AU$ CAD=C$ FJD=FJ$ SBD=SI$ THB=฿
    ga|¤#|.|,|-|1|JPY=¥ THB=฿ USD=$
    gd|¤#|.|,|-|1|PHP=PHP THB=฿ USD=$
    gl|#_¤|,|.|-|1|MXN=$MX PHP=PHP THB=฿ USD=$ XCD=XCD
    gsw|#_¤|.|’|−|1|JPY=¥ USD=$
    gu|¤##|.|,|-|1|PHP=PHP THB=฿
    guz|¤#|.|,|-|1|KES=Ksh
    gv|¤#|.|,|-|1
    ha|¤_#|.|,|-|1|JPY=¥ NGN=₦ USD=$
    ha_GH|¤_#|.|,|-|1|GHS=GH₵
    haw|¤#|.|,|-|1|USD=$
    he|#_¤;-#_¤|.|,|-|1|JPY=¥ PHP=PHP THB=฿ USD=$
    hi|¤##|.|,|-|1|PHP=PHP THB=฿ USD=$
    hi_Latn|¤##|.|,|-|1|PHP=₱ THB=THB
    hr|#_¤|,|.|−|1|JPY=JPY KRW=KRW VND=VND XPF=XPF AUD=AUD BRL=BRL CAD=CAD CNY=CNY GBP=GBP HKD=HKD ILS=ILS INR=INR MXN=MXN NZD=NZD PHP=PHP TWD=TWD USD=USD XCD=XCD HRK=kn
    hr_BA|#_¤|,|.|−|1|BAM=KM
    hsb|#_¤|,|.|-|1|JPY=¥ AUD=AUD PLN=zł THB=฿ USD=$
    hu|#_¤|,|_|-|1|JPY=¥ KRW=KRW VND=VND AUD=AUD BRL=BRL CAD=CAD CNY=CNY EUR=EUR GBP=GBP HKD=HKD HUF=Ft ILS=ILS INR=INR MXN=MXN NZD=NZD PHP=PHP TWD=TWD USD=USD XCD=XCD
    hy|#_¤|,|_|-|1|AMD=֏ PHP=PHP THB=฿ USD=$
    ia|¤_#|,|.|-|2|RUB=₽
    id|¤#|,|.|-|1|AUD=AU$ IDR=Rp INR=Rs PHP=PHP THB=฿
    ig|¤#|.|,|-|1|JPY=¥ NGN=₦ USD=$
    ii|¤_#|.|,|-|1|CNY=¥
    is|#_¤|,|.|-|1|ISK=kr. KRW=KRW VND=VND AUD=AUD BRL=BRL CAD=CAD EUR=EUR GBP=GBP INR=INR MXN=MXN NZD=NZD PHP=PHP TWD=TWD USD=USD
    it|#_¤|,|.|-|1|JPY=JPY KRW=KRW VND=VND BRL=BRL HKD=HKD INR=INR MXN=MXN THB=฿ TWD=TWD USD=USD
    it_CH|¤_#;¤-#|.|’|-|1
    ja|¤#|.|,|-|1|JPY=￥ CNY=元 PHP=PHP USD=$
    jgo|¤_#|,|.|-|1
    jmc|¤#|.|,|-|1|TZS=TSh
    jv|¤_#|,|.|-|1|IDR=Rp
    ka|#_¤|,|_|-|2|JPY=JPY KRW=KRW VND=VND AUD=AUD CNY=CNY GEL=₾ HKD=HKD ILS=ILS INR=INR NZD=NZD PHP=PHP
    kab|#¤|,|_|-|1|DZD=DA
    kam|¤#|.|,|-|1|KES=Ksh
    kde|¤#|.|,|-|1|TZS=TSh
    kea|#_¤|,|_|-|1|AUD=AU$ THB=฿
    kgp|¤_#|,|.|-|1|XOF=CFA AUD=AU$ FJD=FJC PHP=PHP THB=฿
    khq|#¤|.|_|-|1
    ki|¤#|.|,|-|1|KES=Ksh
    kk|#_¤|,|_|-|1|KZT=₸ LSL=ЛСЛ PHP=PHP RUB=₽ THB=฿ USD=$
    kkj|¤_#|,|.|-|1
    kl|¤#;¤-#|,|.|-|1|DKK=kr.
    kln|¤#|.|,|-|1|KES=Ksh
    km|#¤|,|.|-|1|KHR=៛ LSL=ឡូទី PHP=PHP THB=฿ USD=$
    kn|¤#|.|,|-|1|PHP=PHP THB=฿ USD=$
    ko|¤#|.|,|-|1|AUD=AU$ PHP=PHP
    kok|¤_#|.|,|-|1|PHP=PHP RON=रॉन
    ks|¤#|.|،|-|1|JPY=¥ USD=$
    ks_Deva|¤#|.|,|-|1|JPY=JP¥
    ksb|#¤|.|,|-|1|TZS=TSh
    ksf|#_¤|,|_|-|1
    ksh|#_¤|,|_|−|1
    ku|#_¤|,|.|-|1|TRY=₺
    kw|¤#|.|,|-|1
    ky|#_¤|,|_|-|1|KRW=KRW AUD=AUD BRL=BRL CAD=CAD GBP=GBP HKD=HKD ILS=ILS INR=INR KGS=сом MXN=MXN NZD=NZD PHP=PHP THB=฿ TWD=TWD USD=USD XCD=XCD
    lag|¤_#|.|,|-|1|TZS=TSh
    lb|#_¤|,|.|-|1|JPY=¥ AUD=AU$ PHP=PHP THB=฿ USD=$
    lg|#¤|.|,|-|1|UGX=USh
    lkt|¤_#|.|,|-|1|USD=$
    ln|#_¤|,|.|-|1|CDF=FC
    ln_AO|#_¤|,|.|-|1|AOA=Kz
    lo|¤#;¤-#|,|.|-|1|LAK=₭ PHP=PHP THB=฿
    lrc|¤_#|.|,|-|1|IQD=د.ع.
    lt|#_¤|,|_|−|1|JPY=JPY KRW=KRW VND=VND XAF=XAF XOF=XOF XPF=XPF AUD=AUD BRL=BRL CAD=CAD CNY=CNY GBP=GBP HKD=HKD ILS=ILS INR=INR MXN=MXN NZD=NZD PHP=PHP TWD=TWD USD=USD XCD=XCD
    lu|#¤|,|.|-|1|CDF=FC
    luo|#¤|.|,|-|1|KES=Ksh
    luy|¤#;¤-_#|.|,|-|1|KES=Ksh
    lv|#_¤|,|_|-|2|JPY=¥ AUD=AU$ PHP=PHP THB=฿ USD=$
    mai|¤_#|.|,|-|1|USD=$
    mas|¤#|.|,|-|1|KES=Ksh
    mas_TZ|¤#|.|,|-|1|TZS=TSh
    mer|¤#|.|,|-|1|KES=Ksh
    mfe|¤_#|.|_|-|1|MUR=Rs
    mg|¤_#|.|,|-|1|MGA=Ar
    mgh|¤_#|,|.|-|1|MZN=MTn
    mgo|¤_#|.|,|-|1
    mi|¤_#|.|,|-|1|JPY=¥ NZD=$
    mk|#_¤|,|.|-|1|JPY=JPY KRW=KRW VND=VND AUD=AUD CNY=CNY GBP=GBP HKD=HKD ILS=ILS INR=INR MKD=ден. NZD=NZD PHP=PHP TWD=TWD
    ml|¤#|.|,|-|1|JPY=¥ PHP=PHP THB=฿ USD=$
    mn|¤_#|.|,|-|1|MNT=₮ PHP=PHP THB=฿ USD=$
    mni|¤_#|.|,|-|1|USD=$
    mr|¤#|.|,|-|1|PHP=PHP THB=฿ USD=$
    ms|¤#|.|,|-|1|CAD=CAD MXN=MXN MYR=RM PHP=PHP USD=USD
    ms_BN|¤_#|,|.|-|1|BND=$
    ms_ID|¤#|,|.|-|1|IDR=Rp
    ms_SG|¤#|.|,|-|1|SGD=$
    mt|¤#|.|,|-|1|PHP=PHP
    mua|¤#|,|.|-|1
    my|#_¤|.|,|-|1|AWG=Afl HTG=G MMK=K PAB=B/. PHP=PHP THB=฿ TTD=TT$ ANG=NAf
    mzn|¤_#|.|,|-|1|PHP=PHP USD=$
    naq|¤#|.|,|-|1|NAD=$
    nb|¤_#;¤_-#|,|_|−|1|JPY=JPY KRW=KRW VND=VND XAF=XAF XPF=XPF AUD=AUD BRL=BRL CAD=CAD CNY=CNY HKD=HKD ILS=ILS INR=INR MXN=MXN NOK=kr NZD=NZD PHP=PHP TWD=TWD USD=USD XCD=XCD
    nd|¤#|.|,|-|1
    ne|¤_##|.|,|-|1|NPR=नेरू PHP=PHP THB=฿
    nl|¤_#;¤_-#|,|.|-|1|XPF=XPF AUD=AU$ CAD=C$ FJD=FJ$ PHP=PHP SBD=SI$ THB=฿
    nl_AW|¤_#;¤_-#|,|.|-|1|AWG=Afl.
    nl_BQ|¤_#;¤_-#|,|.|-|1|USD=$
    nl_CW|¤_#;¤_-#|,|.|-|1|ANG=NAf.
    nl_SR|¤_#;¤_-#|,|.|-|1|SRD=$
    nl_SX|¤_#;¤_-#|,|.|-|1|ANG=NAf.
    nmg|#_¤|,|_|-|1
    nn|#_¤|,|_|−|1|JPY=JPY KRW=KRW VND=VND XAF=XAF XPF=XPF AUD=AUD BRL=BRL CAD=CAD CNY=CNY GBP=GBP HKD=HKD ILS=ILS INR=INR MXN=MXN NOK=kr NZD=NZD PHP=PHP TWD=TWD USD=USD XCD=XCD
    nnh|¤_#|,|.|-|1
    no|¤_#;¤_-#|,|_|−|1|JPY=JPY KRW=KRW VND=VND XAF=XAF XPF=XPF AUD=AUD BRL=BRL CAD=CAD CNY=CNY HKD=HKD ILS=ILS INR=INR MXN=MXN NOK=kr NZD=NZD PHP=PHP TWD=TWD USD=USD XCD=XCD
    nus|¤#|.|,|-|1|GBP=GB£ SSP=£
    nyn|¤#|.|,|-|1|UGX=USh
    om|¤#|.|,|-|1|ETB=Br
    om_KE|¤#|.|,|-|1|KES=Ksh
    or|¤#|.|,|-|1|JPY=¥ PHP=PHP USD=$
    os|¤_#|,|_|-|1|GEL=₾ USD=$
    os_RU|¤_#|,|_|-|1|GEL=GEL RUB=₽
    pa|¤##|.|,|-|1|PHP=PHP THB=฿
    pa_Arab|¤_#|.|,|-|1|PHP=₱ PKR=ر THB=THB
    pa_PK|¤_#|.|,|-|1|PHP=₱ PKR=ر THB=THB
    pcm|¤#|.|,|-|1|CAD=KA$ NGN=₦ PHP=PHP
    pl|#_¤|,|_|-|2|JPY=JPY KRW=KRW VND=VND AUD=AUD CAD=CAD CNY=CNY GBP=GBP HKD=HKD ILS=ILS INR=INR MXN=MXN NZD=NZD PHP=PHP PLN=zł TWD=TWD USD=USD
    ps|¤_#|,|.|−|1|AFN=؋ USD=$
    ps_PK|¤_#|,|.|−|1|PKR=Rs
    pt|¤_#|,|.|-|1|AUD=AU$ PHP=PHP THB=฿
    pt_AO|#_¤|,|_|-|1|AOA=Kz
    pt_CH|#_¤|,|_|-|2
    pt_CV|#_¤|,|_|-|2
    pt_GQ|#_¤|,|_|-|2
    pt_GW|#_¤|,|_|-|2
    pt_LU|#_¤|,|_|-|2
    pt_MO|#_¤|,|_|-|2|MOP=MOP$
    pt_MZ|#_¤|,|_|-|2|MZN=MTn
    pt_PT|#_¤|,|_|-|2
    pt_ST|#_¤|,|_|-|2|STN=Db
    pt_TL|#_¤|,|_|-|2
    qu|¤_#|.|,|-|1|BBD=BBG BMD=DBM BZD=DBZ CAD=$CA PEN=S/ PHP=PHP USD=$US
    qu_BO|¤_#|,|.|-|1|BOB=Bs PEN=PEN
    qu_EC|¤_#|.|,|-|1|PEN=PEN USD=$
    raj|¤_#|.|,|-|1
    rm|#_¤|.|’|−|1|USD=$
    rn|#¤|,|.|-|1|BIF=FBu
    ro|#_¤|,|.|-|1|JPY=JPY KRW=KRW VND=VND AUD=AUD BRL=BRL CAD=CAD CNY=CNY EUR=EUR GBP=GBP HKD=HKD ILS=ILS INR=INR MXN=MXN NZD=NZD PHP=PHP TWD=TWD USD=USD XCD=XCD
    ro_MD|#_¤|,|.|-|1|MDL=L
    rof|¤#|.|,|-|1|TZS=TSh
    ru|#_¤|,|_|-|1|JPY=¥ PHP=PHP RUB=₽ THB=฿ TMT=ТМТ UAH=₴ USD=$
    ru_BY|#_¤|,|_|-|1|BYN=Br
    ru_KG|#_¤|,|_|-|1|KGS=сом
    ru_KZ|#_¤|,|_|-|1|KZT=₸
    ru_MD|#_¤|,|_|-|1|MDL=L
    ru_UA|#_¤|,|_|-|2
    rw|¤_#|,|.|-|1|RWF=RF
    rwk|#¤|.|,|-|1|TZS=TSh
    sa|¤##|.|,|-|1
    sah|#_¤|,|_|-|1|RUB=₽
    saq|¤#|.|,|-|1|KES=Ksh
    sat|¤_#|.|,|-|1
    sbp|#¤|.|,|-|1|TZS=TSh
    sc|#_¤|,|.|-|1
    sd|¤_#|.|,|-|1|PHP=PHP PKR=Rs
    sd_Deva|¤_#|.|,|-|1|JPY=¥ PHP=₱ PKR=PKR USD=$
    sd_IN|¤_#|.|,|-|1|JPY=¥ PHP=₱ PKR=PKR USD=$
    se|#_¤|,|_|−|1|DKK=Dkr NOK=kr SEK=Skr THB=฿
    se_SE|#_¤|,|_|−|1|NOK=Nkr SEK=kr
    seh|#¤|,|.|-|1|MZN=MTn
    ses|#¤|.|_|-|1
    sg|¤#;¤-#|,|.|-|1
    shi|#¤|,|_|-|1
    si|¤#|.|,|-|1|XOF=සිෆ්එ LKR=රු. PHP=PHP THB=฿
    sk|#_¤|,|_|-|1|JPY=JPY KRW=KRW VND=VND AUD=AUD BRL=BRL CAD=CAD CNY=CNY GBP=GBP HKD=HKD ILS=NIS INR=INR NZD=NZD PHP=PHP TWD=TWD USD=USD
    sl|#_¤|,|.|−|1|JPY=¥ AUD=AUD BRL=BRL CAD=CAD GBP=GBP MXN=MXN NZD=NZD PHP=PHP TWD=TWD USD=$ XCD=XCD
    smn|#_¤|,|_|-|1
    sn|¤#|.|,|-|1
    so|¤#|.|,|-|1|BBD=DBB SOS=S
    so_DJ|¤#|.|,|-|1|DJF=Fdj
    so_ET|¤#|.|,|-|1|ETB=Br
    so_KE|¤#|.|,|-|1|KES=Ksh
    sq|#_¤|,|_|-|2|ALL=Lekë BRL=BRL PHP=PHP THB=฿
    sq_MK|#_¤|,|_|-|2|MKD=den
    sr|#_¤|,|.|-|1|JPY=¥ KRW=KRW VND=VND AUD=AUD BAM=КМ NZD=NZD PHP=PHP
    sr_Cyrl_ME|#_¤|,|.|-|1|BAM=KM
    sr_Latn|#_¤|,|.|-|1|BAM=KM
    sr_ME|#_¤|,|.|-|1|BAM=KM
    su|¤#|,|.|-|1|JPY=¥ IDR=Rp USD=$
    sv|#_¤|,|_|−|1|ISK=Ikr JPY=JPY KRW=KRW VND=VND AUD=AUD BBD=Bds$ BMD=BM$ BRL=BR$ BSD=BS$ BZD=BZ$ CNY=CNY DKK=Dkr DOP=RD$ EGP=EG£ GBP=GBP HKD=HKD INR=INR JMD=JM$ NOK=Nkr NZD=NZD PHP=PHP SEK=kr TWD=TWD
    sw|¤_#|.|,|-|1|KES=Ksh PHP=PHP THB=฿ TZS=TSh
    sw_CD|¤_#|,|.|-|1|CDF=FC
    sw_KE|¤_#|.|,|-|1|USD=$
    sw_UG|¤_#|.|,|-|1|UGX=USh
    ta|¤##|.|,|-|1|JPY=¥ PHP=PHP THB=฿ USD=$
    ta_LK|¤##|.|,|-|1|LKR=Rs.
    ta_MY|¤_#|.|,|-|1|MYR=RM SGD=S$
    ta_SG|¤_#|.|,|-|1|MYR=RM SGD=$ USD=US$
    te|¤##|.|,|-|1|PHP=PHP THB=฿ USD=$
    teo|¤#|.|,|-|1|UGX=USh
    teo_KE|¤#|.|,|-|1|KES=Ksh
    tg|#_¤|,|_|-|1|TJS=сом. USD=$
    th|¤#|.|,|-|1|JPY=¥ AUD=AU$ PHP=PHP THB=฿
    ti|¤#|.|,|-|1|JPY=JPY CNY=CNY ETB=Br
    ti_ER|¤#|.|,|-|1|ERN=Nfk
    tk|#_¤|,|_|-|1|EUR=EUR GBP=GBP PHP=PHP
    to|¤_#|.|,|-|1|AUD=AUD$ NZD=NZD$ TOP=T$
    tr|¤#|,|.|-|1|JPY=¥ AUD=AU$ PHP=PHP THB=฿ TRY=₺ USD=$
    tt|#_¤|,|_|-|1|RUB=₽ USD=$
    twq|#¤|.|_|-|1
    tzm|#_¤|,|_|-|1
    ug|¤#|.|,|-|1|CNY=￥ USD=$
    uk|#_¤|,|_|-|1|JPY=¥ KRW=KRW VND=VND AUD=AUD BRL=BRL CAD=CAD CNY=CNY EUR=EUR GBP=GBP HKD=HKD ILS=ILS INR=INR MXN=MXN NZD=NZD PHP=PHP TWD=TWD UAH=₴ USD=USD XCD=XCD
    ur|¤#|.|,|-|1|PHP=PHP PKR=Rs THB=฿ USD=$
    ur_IN|¤#|.|,|-|1|PKR=PKR
    uz|#_¤|,|_|-|1|PHP=PHP UZS=soʻm
    uz_AF|¤_#|,|.|−|1|AFN=؋ PHP=₱ UZS=UZS
    uz_Arab|¤_#|,|.|−|1|AFN=؋ PHP=₱ UZS=UZS
    uz_Cyrl|#_¤|,|_|-|1|PHP=₱ THB=฿ UZS=сўм
    vai|¤#|.|,|-|1|LRD=$
    vi|#_¤|,|.|-|1|JPY=¥ AUD=AU$ PHP=PHP THB=฿
    vun|¤#|.|,|-|1|TZS=TSh
    wae|¤_#|,|’|-|1|JPY=¥ USD=$
    wo|¤_#|,|.|-|1|USD=$
    xh|¤#|.|_|-|1|JPY=¥ USD=$ ZAR=R
    xog|#_¤|.|,|-|1|UGX=USh
    yav|#_¤|,|_|-|1
    yi|¤_#|.|,|-|1
    yo|¤#|.|,|-|1|NGN=₦ RUB=₽ USD=$
    yrl|¤_#|,|.|-|1|XAF=FCF XOF=CFA XPF=CFP AUD=AU$ BOB=BUB COP=$ PHP=PHP SCR=SCRu THB=฿ VES=Bs.S
    yue|¤#|.|,|-|1|JPY=¥ KRW=￦ AUD=AU$ PHP=PHP
    yue_CN|¤#|.|,|-|1|JPY=JP¥ CNY=￥
    yue_Hans|¤#|.|,|-|1|JPY=JP¥ CNY=￥
    zgh|#¤|,|_|-|1
    zh|¤#|.|,|-|1|KRW=￦ AUD=AU$ CNY=¥ PHP=PHP
    zh_HK|¤#|.|,|-|1|JPY=¥ KRW=₩ CNY=CN¥
    zh_Hans_HK|¤#|.|,|-|1|CNY=CN¥
    zh_Hans_MO|¤#|.|,|-|1|CNY=CN¥ MOP=MOP$
    zh_Hans_SG|¤#|.|,|-|1|CNY=CN¥ SGD=$
    zh_Hant|¤#|.|,|-|1|JPY=¥ CNY=CN¥ TWD=$
    zh_Hant_HK|¤#|.|,|-|1|KRW=₩ TWD=NT$
    zh_Hant_MO|¤#|.|,|-|1|KRW=₩ MOP=MOP$ TWD=NT$
    zh_MO|¤#|.|,|-|1|JPY=¥ KRW=₩ CNY=CN¥ MOP=MOP$
    zh_SG|¤#|.|,|-|1|CNY=CN¥ SGD=$
    zh_TW|¤#|.|,|-|1|JPY=¥ CNY=CN¥ TWD=$
    zu|¤#|.|,|-|1|PHP=PHP THB=฿ USD=$ ZAR=R
    """#
}
