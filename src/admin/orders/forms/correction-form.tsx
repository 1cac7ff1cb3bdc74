import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { addressFieldsFor } from '@/domain/customer/address'
import type { CorrectableInvoice } from '@/domain/order/order-for-staff'
import type { CorrectionPreview } from '@/domain/order/refund/correction'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { sendJson, sentenceOf } from '../../read-response'
import { CountrySelect } from '../../country-select'
import { LabelledInput } from '../../labelled-input'
import { useMoney, useSay } from '../../use-say'
import { useOrder, useOrderWords } from '../use-order'
import { ActForm, newKey } from './form-fields'

type Props = { invoice: CorrectableInvoice; close: () => void }

type Draft = Omit<CorrectableInvoice, 'number'>
type TextName = Exclude<keyof Draft, 'address'>

const TEXTS: TextName[] = ['company', 'name', 'vat_id', 'purchase_order']

/** What is wrong with an invoice put right: first it says what changes, then it is done. */
export function CorrectionForm({ invoice, close }: Props) {
  const { send } = useOrder()
  const words = useOrderWords()
  const say = useSay()
  const { id } = useDocumentInfo()
  const { number, ...said } = invoice
  const [draft, setDraft] = useState<Draft>(said)
  const [key, setKey] = useState(newKey)
  const [look, setLook] = useState<{ preview?: CorrectionPreview; why?: string }>({})
  const bodyFor = (reason: string) => ({ ...draft, key, reason, invoice: number })

  /** What was looked at is no longer what would be done. */
  function change(part: Partial<Draft>) {
    setDraft({ ...draft, ...part })
    setKey(newKey())
    setLook({})
  }

  async function showChanges(reason: string) {
    try {
      const url = `/api/orders/${id}/correct-invoice/preview`
      setLook({ preview: await sendJson<CorrectionPreview>(url, bodyFor(reason)) })
    } catch (error) {
      setLook({ why: sentenceOf(error) })
    }
  }

  /** The same key for a second click, and for another try after a lost answer: one correction. */
  const make = (reason: string) => send('correct-invoice', bodyFor(reason))

  return (
    <ActForm
      legend={fillIn(words.correction.legend, { number })}
      hint={words.correction.hint}
      label={look.preview ? fillIn(words.correction.make, { number }) : words.correction.look}
      why={words.why}
      act={look.preview ? make : showChanges}
      close={close}
      before={
        <>
          {look.why && <p role="alert">{say(look.why)}</p>}
          {look.preview && <Changes preview={look.preview} number={number} />}
        </>
      }
    >
      <div className="quote-fields">
        {TEXTS.map((name) => (
          <LabelledInput
            key={name}
            className="quote-field"
            label={words.correction.fields[name]}
            value={draft[name]}
            onChange={(text) => change({ [name]: text })}
          />
        ))}
        <AddressFields
          address={draft.address}
          onChange={(address) => change({ address: { ...draft.address, ...address } })}
        />
      </div>
    </ActForm>
  )
}

type AddressProps = {
  address: Record<string, string>
  onChange: (part: Record<string, string>) => void
}

/** The fields that an address of its country has. */
function AddressFields({ address, onChange }: AddressProps) {
  const { fields } = useOrderWords().correction
  return addressFieldsFor(address.country ?? '').map(({ name }) =>
    name === 'country' ? (
      <CountrySelect
        key={name}
        label={fields[name]}
        value={address.country}
        onChange={(country) => onChange({ country })}
      />
    ) : (
      <LabelledInput
        key={name}
        className="quote-field"
        label={fields[name]}
        value={address[name] ?? ''}
        onChange={(text) => onChange({ [name]: text })}
      />
    ),
  )
}

/** Field by field what the new invoice says otherwise, and what becomes of the money. */
function Changes({ preview, number }: { preview: CorrectionPreview; number: string }) {
  const { desk } = useOrder()
  const { correction } = useOrderWords()
  const say = useSay()
  const money = useMoney()
  const amount = money(preview.back, desk.currency)
  const back = fillIn(desk.by_transfer ? correction.backByHand : correction.back, { amount })
  return (
    <section className="order-changes" aria-label={correction.preview} role="status">
      <h4>{correction.preview}</h4>
      <dl>
        {preview.changes.map(({ field, from, to }) => (
          <div key={field}>
            <dt>{correction.changed[field]}</dt>
            <dd>
              <s>{say(from) || correction.none}</s> <b>{say(to) || correction.none}</b>
            </dd>
          </div>
        ))}
      </dl>
      {preview.vat && <p>{say(preview.vat)}</p>}
      <p>
        {fillIn(correction.papers, { number })} {preview.back > 0 ? back : correction.noMoney}
      </p>
    </section>
  )
}
