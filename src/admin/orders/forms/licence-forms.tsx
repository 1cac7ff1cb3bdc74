import { useId, useState } from 'react'
import type { SheetLicence } from '@/domain/order/order-for-staff'
import type { SendToDesk } from '../use-order'
import { useOrderWords } from '../order-words'
import { FormButtons, ReasonField } from './form-fields'

type Props = {
  act: 'revoke' | 'restore'
  licence: SheetLicence
  isBusy: boolean
  send: SendToDesk
  close: () => void
}

/** Ends one licence with its downloads, or makes it valid again; with why. */
export function LicenceForm({ act, licence, isBusy, send, close }: Props) {
  const words = useOrderWords()
  const [reason, setReason] = useState('')
  const { id, number } = licence
  const isRevoking = act === 'revoke'
  const isWritten = reason.trim() !== ''

  async function carryOut() {
    if ((await send(act, { licence: id, reason })) === 'done') close()
  }

  return (
    <fieldset className="order-form">
      <legend>{isRevoking ? words.revokeLegend(number) : words.restoreLegend(number)}</legend>
      <p>{isRevoking ? words.revokeHint : words.restoreHint}</p>
      <ReasonField
        label={isRevoking ? words.revokeWhy : words.why}
        value={reason}
        onChange={setReason}
      />
      <FormButtons
        label={isRevoking ? words.revokeDo : words.restoreDo}
        isReady={isWritten && !isBusy}
        missing={isWritten ? null : words.writeWhy}
        onDo={() => void carryOut()}
        onClose={close}
      />
    </fieldset>
  )
}

type CorrectFormProps = {
  licence: SheetLicence
  /** Of the whole order. */
  licences: SheetLicence[]
  isBusy: boolean
  send: SendToDesk
  close: () => void
}

/** Another name in a licence, or in all of the order. */
export function CorrectForm({ licence, licences, isBusy, send, close }: CorrectFormProps) {
  const words = useOrderWords()
  const id = useId()
  const [name, setName] = useState(licence.licensee)
  const [isForAll, setIsForAll] = useState(true)
  const [reason, setReason] = useState('')
  const open = licences.filter(({ may }) => may.correct)
  const isChanged = name.trim() !== '' && (isForAll || name !== licence.licensee)
  const isWritten = reason.trim() !== ''

  async function carryOut() {
    const chosen = isForAll ? open : [licence]
    const ids = chosen.map((one) => one.id)
    if ((await send('licensee', { licences: ids, licensee: name, reason })) === 'done') close()
  }

  return (
    <fieldset className="order-form">
      <legend>{words.correctLegend}</legend>
      <p>{words.correctHint}</p>
      <div className="quote-field">
        <label htmlFor={id}>{words.correctName}</label>
        <input id={id} value={name} onChange={(event) => setName(event.target.value)} />
      </div>
      {open.length > 1 && (
        <label>
          <input
            type="checkbox"
            checked={isForAll}
            onChange={(event) => setIsForAll(event.target.checked)}
          />
          {words.correctAll(open.length)}
        </label>
      )}
      <ReasonField label={words.why} value={reason} onChange={setReason} />
      <FormButtons
        label={words.correctDo}
        isReady={isChanged && isWritten && !isBusy}
        missing={isWritten ? null : words.writeWhy}
        onDo={() => void carryOut()}
        onClose={close}
      />
    </fieldset>
  )
}
