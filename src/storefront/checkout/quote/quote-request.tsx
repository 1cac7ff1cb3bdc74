import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { OwnDetails } from '@/domain/order/mine-answer'
import { parseQuoteRequest } from '@/domain/quote/parse-quote-request'
import type { FieldErrors } from '@/domain/shop-error'
import { callFailureOf, focusFirstWrong } from '../../shop/call-failure'
import { ActionButton } from '../../ui/action-button'
import { Field } from '../../ui/field'
import { ShopForm } from '../../ui/shop-form'
import { ClientFields, LicenseeSwitch } from '../details/buyer-fields'
import { type Details, quoteBodyOf, readDetails, storeDetails } from '../details/details'
import { makeQuote } from './quote-client'

const MAKER = [
  ['name', 'Your name', 'name'],
  ['email', 'Your e-mail', 'email'],
  ['company', 'Your company, where there is one', 'organization'],
] as const

type QuoteRequestProps = {
  cartKey: string
  /** Of whoever is signed in; null: nobody is. */
  own: OwnDetails | null
  /** Stores what is typed in the cart; false: something is missing, which is said at its field. */
  complete: () => Promise<boolean>
}

/** The cart as a quote: for a client, or for whoever has to approve it. */
export function QuoteRequest(request: QuoteRequestProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="quote-request">
      <div className="price-choice">
        <span>Not yours to pay?</span>
        <button
          type="button"
          className="at-end"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Make it a quote&nbsp;<span aria-hidden="true">→</span>
        </button>
      </div>
      {isOpen && <QuoteForm {...request} />}
    </div>
  )
}

/** Who makes the quote, and who will be the licensee. Whoever pays it says so on its page. */
function QuoteForm({ cartKey, own, complete }: QuoteRequestProps) {
  const router = useRouter()
  const [details, setDetails] = useState<Details>(() => readDetails(cartKey, own))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)

  function write(next: Details) {
    setDetails(next)
    storeDetails(cartKey, next)
    setErrors({})
  }

  function showErrors(found: FieldErrors) {
    setErrors(found)
    focusFirstWrong(found, '.quote-request')
  }

  async function send() {
    const body = quoteBodyOf(details, cartKey)
    const parsed = parseQuoteRequest(body)
    if (parsed.kind === 'invalid') return showErrors(parsed.fields)
    setBusy(true)
    if (!(await complete())) return setBusy(false)
    try {
      const { quote_key } = await makeQuote(body)
      router.push(`/quote/${quote_key}`)
    } catch (error) {
      const { fields, message } = callFailureOf(error)
      showErrors(Object.keys(fields).some(isField) ? fields : { quote: message })
      setBusy(false)
    }
  }

  return (
    <ShopForm ref={showWhole} plain="needs-script" onSend={() => void send()}>
      <div className="grid fields">
        {MAKER.map(([name, label, autoComplete]) => (
          <Field
            key={name}
            label={label}
            name={name}
            value={details[name]}
            autoComplete={autoComplete}
            autoFocus={name === 'name'}
            error={errors[name]}
            onChange={(event) => write({ ...details, [name]: event.target.value })}
          />
        ))}
      </div>
      <LicenseeSwitch
        licensee={details.licensee}
        isQuoted={false}
        onSwitch={(licensee) => write({ ...details, licensee })}
      />
      {details.licensee === 'client' && (
        <ClientFields form={{ details, errors, write, leave: () => true }} isQuoted={false} />
      )}
      {errors.quote && (
        <div className="error-message" role="alert">
          <b>{errors.quote}</b>
        </div>
      )}
      <ActionButton type="submit" label="Make the quote" quiet disabled={isBusy} />
    </ShopForm>
  )
}

function isField(path: string): boolean {
  return MAKER.some(([name]) => name === path) || path.startsWith('licensee.')
}

function showWhole(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'nearest' })
}
