import { nameStyles } from '@/domain/catalogue/styles/name-styles'
import type { PricedLine } from '@/domain/cart/priced-cart'
import { formatAmount } from '@/domain/money/format-money'
import { ShopLink } from '../../shell/navigation/shop-link'
import { cssOfFace, figureFaceOf } from '../bill/figure-face'
import { choosePath } from '../shop-paths'
import type { ShopChoice } from '../shop-choice'
import { AnswerField } from './answers/answer-field'
import type { AnswersState } from './answers/use-answers'

type CartLineProps = {
  line: PricedLine
  choice: ShopChoice | null
  currency: string
  answers: AnswersState
  /** null: it stands as it was quoted. */
  onRemove: (() => void) | null
}

/** One typeface in the cart: what of it, for what use, for how much. */
export function CartLine({ line, choice, currency, answers, onRemove }: CartLineProps) {
  const { name, slug } = line.typeface
  return (
    <li>
      <h3 translate="no" style={cssOfFace(figureFaceOf(choice, 400))}>
        {name}
      </h3>
      <p className="num">{formatAmount(line.amount, currency)}</p>
      <p className="soft">{contentOf(line)}</p>
      {onRemove && (
        <div className="tail">
          <ShopLink href={choosePath(slug, line.id)} aria-label={`Change ${name}`} preload={false}>
            Change
          </ShopLink>
          <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        </div>
      )}
      {onRemove &&
        answers
          .fieldsOf(line.id)
          .map((field) => <AnswerField key={field.path} field={field} answers={answers} />)}
    </li>
  )
}

/** "Light, Bold. Desktop, 2–5 users; Web, to 10 000 views." */
function contentOf(line: PricedLine): string {
  const styles = line.styles.map(({ name, typeface }) => ({ name, typeface: typeface.name }))
  return `${nameStyles(styles).join(', ')}. ${line.licences.map((licence) => licence.label).join('; ')}.`
}
