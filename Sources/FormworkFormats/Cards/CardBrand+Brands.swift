/// The known card brands, in the order of the table.
extension CardBrand {
  /// Visa.
  public static let visa = CardBrand(number: 0)

  /// Mastercard.
  public static let mastercard = CardBrand(number: 1)

  /// American Express.
  public static let amex = CardBrand(number: 2)

  /// Diners Club International.
  public static let diners = CardBrand(number: 3)

  /// Discover.
  public static let discover = CardBrand(number: 4)

  /// JCB.
  public static let jcb = CardBrand(number: 5)

  /// UnionPay.
  public static let unionpay = CardBrand(number: 6)

  /// Maestro.
  public static let maestro = CardBrand(number: 7)

  /// Mir.
  public static let mir = CardBrand(number: 8)

  /// Hipercard.
  public static let hipercard = CardBrand(number: 9)

  /// RuPay.
  public static let rupay = CardBrand(number: 10)

  /// Troy.
  public static let troy = CardBrand(number: 11)

  /// Verve.
  public static let verve = CardBrand(number: 12)

  /// Dankort.
  public static let dankort = CardBrand(number: 13)

  /// UATP.
  public static let uatp = CardBrand(number: 14)

  /// China T-Union.
  public static let tunion = CardBrand(number: 15)
}
