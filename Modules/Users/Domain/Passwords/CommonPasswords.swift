/// What the commonest passwords are made of, folded; from the lists the British NCSC, Wikipedia and others publish.
enum CommonPasswords {
  static let words: [[UInt8]] = text.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }

  private static let text = """
    password passwords passwort motdepasse contrasena senha haslo parola wachtwoord pass word passw0rd p4ssword p4ssw0rd pa55word
    qwerty qwertz azerty iloveyou loveyou 123 321 abc xyz 1q2w 3e4r 5t6y 7u8i 9o0p
    1q 2w 3e 4r 5t 6y 7u 8i 9o 0p q1 w2 e3 r4 t5 y6 u7 1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol qaz wsx edc rfv tgb yhn zaq xsw cde
    admin administrator root user guest login logon access enter welcome hello letmein open sesame changeme change
    default system server computer internet network master super superuser manager office company
    monkey dragon tiger eagle shadow sunshine princess flower butterfly angel angels football baseball basketball soccer hockey
    liverpool chelsea arsenal barcelona juventus realmadrid superman batman spiderman pokemon pikachu naruto starwars matrix minecraft
    michael jordan michelle jessica ashley daniel andrew thomas charlie donald robert jennifer nicole joshua matthew anthony george
    killer ginger pepper cookie cheese banana chocolate orange purple silver golden diamond summer winter spring autumn
    january february march april june july august september october november december monday tuesday wednesday thursday friday
    saturday sunday trustno1 trustno whatever nothing freedom forever blessed jesus christ family mother father baby babygirl
    lovely samsung google facebook linkedin apple iphone android windows microsoft amazon youtube netflix
    mustang ferrari porsche mercedes harley yamaha corvette maggie buster tigger snoopy bailey fuckyou fuck asshole
    opensesame maytheforcebewithyou nevergonnagiveyouup tobeornottobe
    thatisthequestion helloworld loremipsum
    """
}
