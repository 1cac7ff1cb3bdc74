/** What was uploaded is not a font we can sell: the sentence says what it is instead, or what is wrong with it. */
export class FontRefused extends Error {
  readonly code = 'not_a_font'
  readonly status = 400

  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'FontRefused'
  }
}
