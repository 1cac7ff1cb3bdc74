import { useState } from 'react'
import type { SheetLicence } from '@/domain/order/order-for-staff'
import type { SendToDesk } from '../use-order-desk'
import { useOrderWords } from '../words'
import { FormButtons } from './form-buttons'
import { ReasonField } from './reason-field'

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
