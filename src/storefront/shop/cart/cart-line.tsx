import { useId } from 'react'
import type { PricedLine } from '@/domain/cart/priced-cart'
import { describeStyles, nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import { perTerm } from '@/domain/licensing/term'
import { dateText } from '../../checkout/order/order-text'
import { ShopLink } from '../../shell/navigation/shop-link'
import { UnbrokenFigures } from '../../ui/unbroken-figures'
import { styleNamesOf } from '../bill/bought-families'
import { cssOfFace, nameInTextFaceOf } from '../bill/figure-face'
import { removePicked } from '../choose/picked'
import type { ShopChoice } from '../shop-choice'
import { choosePath } from '../shop-paths'
import type { AnswersState, AskedField } from './cart-answers'

type CartLineProps = {
  line: PricedLine
  choice: ShopChoice | null
  /** What it costs, as it is shown. */
  amount: string
  answers: AnswersState
  zone: string
  /** null: it stands as it was quoted. */
  onRemove: (() => void) | null
}

/** One typeface in the cart: what of it, for what use, for how much. */
export function CartLine({ line, choice, amount, answers, zone, onRemove }: CartLineProps) {
  const { name, slug } = line.typeface
  return (
    <li>
      <h3 translate="no" style={cssOfFace(nameInTextFaceOf(choice, 400))}>
        {name}
      </h3>
      <p className="num">
        {amount}
        {line.rental && (
          <span className="soft"> {perTerm({ ...line.rental, isRented: true })}</span>
        )}
      </p>
      <p className="soft">
        <HeldText line={line} zone={zone} />
        <UnbrokenFigures text={contentOf(line, choice)} />
      </p>
      {onRemove && (
        <div className="tail">
          {!line.renews && (
            <ShopLink
              href={choosePath(slug, line.id)}
              aria-label={`Change ${name}`}
              preload={false}
              onClick={() => removePicked(line.id)}
            >
              Change
            </ShopLink>
          )}
          <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        </div>
      )}
      {answers.fieldsOf(line.id).map((field) => (
        <AnswerField key={field.path} field={field} answers={answers} />
      ))}
    </li>
  )
}

/** "Upgrade of KX-7Q4M-RT" */
function HeldText({ line, zone }: Pick<CartLineProps, 'line' | 'zone'>) {
  const { upgrade_of, renews, held } = line
  const number = upgrade_of ?? renews
  if (!number) return null
  const end = renews && held?.ends_at ? `, from ${dateText(laterOf(held.ends_at), zone)} on` : ''
  return (
    <span className="line-held">
      {upgrade_of ? 'Upgrade' : 'Renewal'} of <span className="unbroken">{number}</span>
      {end}
    </span>
  )
}

/** A term that is over is renewed from today on. */
function laterOf(endsAt: string): string {
  const now = new Date().toISOString()
  return endsAt > now ? endsAt : now
}

/** "Light, Bold. Desktop, 2–5 users; Web, to 10 000 views a month." */
function contentOf(line: PricedLine, choice: ShopChoice | null): string {
  const bought = line.covers ?? line.styles
  const styles = bought.map(({ name, typeface }) => ({ name, typeface: typeface.name }))
  const family = choice ? styleNamesOf(choice) : []
  return `${describeStyles(nameStyles(styles), family)}. ${line.licences.map((licence) => licence.label).join('; ')}.`
}

/** "Web: Domain", a line to write on, and beneath it what helps, or what is wrong. */
function AnswerField({ field, answers }: { field: AskedField; answers: AnswersState }) {
  const id = useId()
  const { licence, question } = field
  const error = answers.errorOf(field)
  const help = error ?? question.hint
  const isDomain = question.kind === 'domain'

  return (
    <div className={error ? 'price-choice bad' : 'price-choice'}>
      <label htmlFor={id}>
        {licence}: {question.label}
      </label>
      <input
        id={id}
        type="text"
        inputMode={isDomain ? 'url' : undefined}
        autoCapitalize={isDomain ? 'none' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={isDomain ? 'example.org' : undefined}
        value={answers.textOf(field)}
        aria-required={question.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => answers.write(field, event.target.value)}
        onBlur={answers.leave}
      />
      {help && (
        <p id={`${id}-help`} role={error ? 'alert' : undefined}>
          {help}
        </p>
      )}
    </div>
  )
}
