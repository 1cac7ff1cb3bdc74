'use client'
import { Button } from '@payloadcms/ui'
import { ConfirmLogin } from './confirm-login'
import { useStaffCall } from './use-staff-call'
import type { StaffWords } from './words'

type Props = {
  id: string
  hasFactor: boolean
  isTakenAway: boolean
  words: StaffWords
  onTakenAway: () => void
}

/** For an owner, of somebody who lost the app and the recovery codes. */
export function OthersFactor({ id, hasFactor, isTakenAway, words, onTakenAway }: Props) {
  const { call, isBusy, failure, confirmation } = useStaffCall()
  async function takeAway() {
    if (await call({ method: 'DELETE', path: `/${id}/second-factor` })) onTakenAway()
  }
  if (isTakenAway) return <p role="status">{words.takenAway}</p>
  if (!hasFactor) return <p>{words.off}</p>
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void takeAway()}>
        {words.takeAway}
      </Button>
      {confirmation && <ConfirmLogin {...confirmation} words={words} />}
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
