import type { DetailsForm } from './use-details-form'
import { TextField } from './text-field'

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
