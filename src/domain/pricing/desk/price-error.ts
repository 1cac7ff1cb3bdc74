import { ShopError } from '../../shop-error'
import { namesInWords } from '../../words'

/** Prices that look like a slip: saved when somebody says yes to each question. */
export class PricesAreOdd extends ShopError {
  override readonly beside: { questions: string[] }

  constructor(questions: string[]) {
    super('prices_odd', 409, questions.join(' '))
    this.beside = { questions }
  }
}

export class PricesChanged extends ShopError {
  constructor(names: string[]) {
    super(
      'prices_changed',
      409,
      `Somebody else changed the price of ${namesInWords(names)} meanwhile. Look again before you save.`,
    )
  }
}
