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

type LicenseeSwitchProps = {
  licensee: Details['licensee']
  onSwitch: (licensee: Details['licensee']) => void
}

const WHO: { licensee: Details['licensee']; name: string }[] = [
  { licensee: 'self', name: 'Yourself' },
  { licensee: 'client', name: 'A client' },
]

/** Who may use the fonts: two compartments. */
export function LicenseeSwitch({ licensee, onSwitch }: LicenseeSwitchProps) {
  const name = useId()
  const label = `${name}-label`

  return (
    <div className="for-whom" role="radiogroup" aria-labelledby={label}>
      <span id={label}>Who the licence is for</span>
      {WHO.map((who) => (
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

/** The licensee, where that is not the buyer. */
export function ClientFields({ form }: { form: DetailsForm }) {
  const { details, errors, write, leave } = form
  const writeClient = (path: 'name' | 'company' | 'email') => (value: string) =>
    write({ ...details, client: { ...details.client, [path]: value } }, `licensee.${path}`)
  const shared = { errors, onLeave: leave }

  return (
    <div className="grid fields">
      <TextField
        {...shared}
        label="Client’s name"
        path="licensee.name"
        width="half"
        value={details.client.name}
        onWrite={writeClient('name')}
      />
      <TextField
        {...shared}
        label="Client’s company"
        path="licensee.company"
        width="half"
        isOptional
        value={details.client.company}
        onWrite={writeClient('company')}
      />
      <TextField
        {...shared}
        label="Client’s e-mail"
        path="licensee.email"
        type="email"
        isOptional
        value={details.client.email}
        onWrite={writeClient('email')}
      />
    </div>
  )
}
