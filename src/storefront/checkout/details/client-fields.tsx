import { TextField } from './text-field'
import type { DetailsForm } from './use-details-form'

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
