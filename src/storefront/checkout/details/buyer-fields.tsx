import type { DetailsForm } from './use-details-form'
import { TextField } from './text-field'

/** Who buys, and where the fonts are sent. */
export function BuyerFields({ form }: { form: DetailsForm }) {
  const { details, faults, write, leave } = form
  const isForClient = details.licensee === 'client'
  const shared = { faults, onLeave: leave }

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
        onWrite={(company) => write({ ...details, company }, 'company')}
      />
      <TextField
        {...shared}
        label="E-mail, for the fonts and the invoice"
        path="email"
        type="email"
        autoComplete="email"
        value={details.email}
        onWrite={(email) => write({ ...details, email }, 'email')}
      />
    </>
  )
}
