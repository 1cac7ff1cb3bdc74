import { useId } from 'react'
import type { LicenceChanges, MineLicence } from '@/domain/order/mine-answer'
import type { FieldErrors } from '@/domain/shop-error'
import { Field, FieldBox } from '../../ui/field'
import { pathOf, SHOWS, type Written } from './wanted-change'

type ChangeFieldsProps = {
  licence: MineLicence
  changes: LicenceChanges
  written: Written
  errors: FieldErrors
  onWrite: (path: string, value: string) => void
}

export function ChangeFields({ changes, written, errors, onWrite }: ChangeFieldsProps) {
  const id = useId()
  const fieldOf = (path: string) => ({
    name: path,
    width: 'half' as const,
    value: written[path] ?? '',
    error: errors[path],
    onChange: (event: { target: { value: string } }) => onWrite(path, event.target.value),
  })
  // Two a row: where those before it fill their rows, it has one of its own.
  const fieldsBefore = Number(changes.licensee) + changes.answers.length + 1
  return (
    <div className="grid fields">
      {changes.licensee && <Field label="Licensee" {...fieldOf('licensee')} />}
      {changes.answers.map((answer) => (
        <Field
          key={pathOf(answer)}
          label={`${answer.label} (${answer.use})`}
          note={answer.hint ?? undefined}
          {...fieldOf(pathOf(answer))}
        />
      ))}
      <Field
        label="Contact: also gets the mails about this licence, and opens it"
        type="email"
        {...fieldOf('contact')}
      />
      <FieldBox
        label="Its page for checking shows"
        width={fieldsBefore % 2 === 0 ? 'full' : 'half'}
        inputId={id}
      >
        <select
          id={id}
          value={written[SHOWS]}
          onChange={(event) => onWrite(SHOWS, event.target.value)}
        >
          <option value="licensee">The licensee</option>
          <option value="nothing">Not who holds it</option>
        </select>
      </FieldBox>
    </div>
  )
}
