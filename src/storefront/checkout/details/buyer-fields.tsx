import { useId } from 'react'
import type { Details } from './details'
import { TextField } from './text-field'
import type { DetailsForm } from './use-details-form'

/** Who buys, and the e-mail the fonts are sent to. */
export function BuyerFields({ form }: { form: DetailsForm }) {
  const { details, errors, write, leave, updateTax } = form
  const isForClient = details.licensee === 'client'
  const shared = { errors, onLeave: leave }

  return (
    <>
      <TextField
        {...shared}
        label="Name"
        path="name"
        width="half"
        autoComplete="name"
        value={details.name}
        onWrite={(name) => write({ ...details, name }, 'name')}
      />
      <TextField
        {...shared}
        label={isForClient ? 'Company' : 'Company, if it holds the licence'}
        path="company"
        width="half"
        autoComplete="organization"
        isOptional
        value={details.company}
        onLeave={(path) => {
          // A VAT number counts with a company alone.
          if (leave(path) && details.vatId) updateTax(details)
        }}
        onWrite={(company) => write({ ...details, company }, 'company')}
      />
      <TextField
        {...shared}
        label="E-mail, for the fonts and the invoice"
        path="email"
        type="email"
        width="half"
        autoComplete="email"
        value={details.email}
        onWrite={(email) => write({ ...details, email }, 'email')}
      />
    </>
  )
}

const WHO: { licensee: Details['licensee']; name: string }[] = [
  { licensee: 'self', name: 'Yourself' },
  { licensee: 'client', name: 'A client' },
]

/** Its licensee was named by whoever made the quote, and may be no client of who pays it. */
const WHO_OF_QUOTE: typeof WHO = [
  { licensee: 'self', name: 'Whoever pays' },
  { licensee: 'client', name: 'Somebody else' },
]

type LicenseeSwitchProps = {
  licensee: Details['licensee']
  isQuoted: boolean
  onSwitch: (licensee: Details['licensee']) => void
}

/** Who may use the fonts: two compartments. */
export function LicenseeSwitch({ licensee, isQuoted, onSwitch }: LicenseeSwitchProps) {
  const name = useId()
  const label = `${name}-label`

  return (
    <div className="for-whom" role="radiogroup" aria-labelledby={label}>
      <span id={label}>Who the licence is for</span>
      {(isQuoted ? WHO_OF_QUOTE : WHO).map((who) => (
        <label key={who.licensee} className="tier hit">
          <input
            type="radio"
            name={name}
            checked={licensee === who.licensee}
            onChange={() => onSwitch(who.licensee)}
          />
          <span>{who.name}</span>
        </label>
      ))}
    </div>
  )
}

type ClientFieldsProps = {
  form: Pick<DetailsForm, 'details' | 'errors' | 'write' | 'leave'>
  isQuoted: boolean
}

/** The licensee, where that is not the buyer. */
export function ClientFields({ form, isQuoted }: ClientFieldsProps) {
  const { details, errors, write, leave } = form
  const writeClient = (path: 'name' | 'company' | 'email') => (value: string) =>
    write({ ...details, client: { ...details.client, [path]: value } }, `licensee.${path}`)
  const shared = { errors, onLeave: leave }
  const whose = isQuoted ? 'Licensee’s' : 'Client’s'

  return (
    <div className="grid fields">
      <TextField
        {...shared}
        label={`${whose} name`}
        path="licensee.name"
        width="half"
        value={details.client.name}
        onWrite={writeClient('name')}
      />
      <TextField
        {...shared}
        label={`${whose} company`}
        path="licensee.company"
        width="half"
        isOptional
        value={details.client.company}
        onWrite={writeClient('company')}
      />
      <TextField
        {...shared}
        label={`${whose} e-mail`}
        path="licensee.email"
        type="email"
        isOptional
        value={details.client.email}
        onWrite={writeClient('email')}
      />
    </div>
  )
}
