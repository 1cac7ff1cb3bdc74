import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { parseQuoteRequest } from '@/domain/quote/parse-quote-request'
import type { FieldErrors } from '@/domain/shop-error'
import { callFailureOf, focusFirstWrong } from '../../shop/call-failure'
import { Field } from '../../ui/field'
import { ActionButton } from '../../ui/action-button'
import { readDetails } from '../details/details'
import { makeQuote, type QuoteRequest as Request } from './quote-client'

const NAMES = [
  ['name', 'Name', 'name'],
  ['email', 'E-mail', 'email'],
  ['company', 'Company', 'organization'],
] as const

/** The cart as a quote: for a client, or for whoever has to approve it. */
export function QuoteRequest({ cartKey }: { cartKey: string }) {
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
      {isOpen && <QuoteForm cartKey={cartKey} />}
    </div>
  )
}

function QuoteForm({ cartKey }: { cartKey: string }) {
  const router = useRouter()
  const [request, setRequest] = useState<Request>(() => {
    const { email, name, company } = readDetails(cartKey)
    return { email, name, company }
  })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)

  function showErrors(found: FieldErrors) {
    setErrors(found)
    focusFirstWrong(found, '.quote-request')
  }

  async function send() {
    const parsed = parseQuoteRequest({ ...request, cart_key: cartKey })
    if (parsed.kind === 'invalid') return showErrors(parsed.fields)
    setBusy(true)
    try {
      const { quote_key } = await makeQuote(cartKey, request)
      router.push(`/quote/${quote_key}`)
    } catch (error) {
      const { fields, message } = callFailureOf(error)
      showErrors(Object.keys(fields).some(isField) ? fields : { quote: message })
      setBusy(false)
    }
  }

  return (
    <form
      ref={showWhole}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className="grid fields">
        {NAMES.map(([name, label, autoComplete]) => (
          <Field
            key={name}
            label={name === 'company' ? `${label}, where there is one` : label}
            name={name}
            value={request[name]}
            autoComplete={autoComplete}
            autoFocus={name === 'name'}
            error={errors[name]}
            onChange={(event) => {
              setRequest({ ...request, [name]: event.target.value })
              setErrors({})
            }}
          />
        ))}
      </div>
      {errors.quote && (
        <div className="error-message" role="alert">
          <b>{errors.quote}</b>
        </div>
      )}
      <ActionButton type="submit" label="Make the quote" quiet disabled={isBusy} />
    </form>
  )
}

function isField(path: string): boolean {
  return NAMES.some(([name]) => name === path)
}

function showWhole(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'nearest' })
}
