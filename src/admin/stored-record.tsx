import { FieldLabel, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { recordInWords } from '@/domain/staff/record-in-words'
import { siblingOf } from './money/sibling-of'
import './stored-record.css'

type StoredRecordProps = {
  path: string
  label: JSONFieldClientProps['field']['label']
  value: unknown
}

/** What the shop stored of a sale: to be read, not to be changed. */
export function StoredRecord({ path, label, value }: StoredRecordProps) {
  const { language } = useTranslation().i18n
  const currency = useFormFields(([fields]) => fields[siblingOf(path, 'currency')]?.value)
  const groups = recordInWords(value, typeof currency === 'string' ? currency : null)

  return (
    <div className="field-type stored-record">
      <FieldLabel label={label} path={path} />
      {groups.length === 0 ? <p>–</p> : null}
      {groups.map(({ title, lines }, place) => (
        <section key={place}>
          {title ? <p className="stored-title">{title}</p> : null}
          <dl>
            {lines.map((line) => (
              <div key={line.label}>
                <dt>{say(language, line.label)}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
