import { ShopError } from '@/domain/shop-error'

/** What was uploaded is not a font we can sell: the sentence says what it is instead, or what is wrong with it. */
export class FontRefused extends ShopError {
  constructor(sentence: string, options?: ErrorOptions) {
    super('not_a_font', 400, sentence, options)
  }
}

export function damaged(table: string): FontRefused {
  return new FontRefused(`This font is damaged: its ${table} table cannot be read.`)
}
