import { useState, useId } from 'react'
import type { OrderDesk, SheetLicence } from '@/domain/order/order-for-staff'
import { STATE_NAMES } from '@/domain/order/state-names'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { type SendToDesk, useOrderWords } from '../use-order'
import { useDates } from '../../use-dates'
import { useSay } from '../../use-say'
import { FormButtons, ReasonField } from '../forms/form-fields'

type Props = { desk: OrderDesk; isBusy: boolean; send: SendToDesk }
type Open = { id: string; act: 'revoke' | 'restore' | 'correct' } | null

/** Each licence with its state and what staff may do with it; one form is open at a time. */
export function OrderLicences({ desk, isBusy, send }: Props) {
  const words = useOrderWords()
  const [open, setOpen] = useState<Open>(null)
  const { licences } = desk.sheet
  if (licences.length === 0) return null

  const close = () => setOpen(null)
  return (
    <section aria-label={words.licences}>
      <h3>{words.licences}</h3>
      <ul className="order-licences" aria-label={words.licences}>
        {licences.map((licence) => (
          <li key={licence.id}>
            <LicenceFacts licence={licence} />
            <LicenceActs licence={licence} open={open} onOpen={setOpen} />
            {open?.id === licence.id && open.act === 'correct' && (
              <CorrectForm {...{ licence, licences, isBusy, send, close }} />
            )}
            {open?.id === licence.id && open.act !== 'correct' && (
              <LicenceForm key={open.act} act={open.act} {...{ licence, isBusy, send, close }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function LicenceFacts({ licence }: { licence: SheetLicence }) {
  const words = useOrderWords()
  const say = useSay()
  const { dayOf, timeOf } = useDates()
  const { number, state, until, typeface, licensee, downloads, ended } = licence
  const standing = [
    say(STATE_NAMES.licences[state]),
    until && fillIn(words.until, { day: dayOf(until) }),
    licence.is_paused && words.paused,
  ]
  return (
    <div>
      <p>
        <b>{number}</b> <span>{standing.filter(Boolean).join(', ')}</span>
      </p>
      <p>
        {typeface}, {licensee}
        {licence.version > 1 && `, ${fillIn(words.versionOf, { number: licence.version })}`}
      </p>
      {ended && (
        <p>
          {fillIn(words.endedOn, { when: timeOf(ended.at) })} <q>{ended.reason}</q>
        </p>
      )}
      {licence.superseded_by && <p>{fillIn(words.became, { number: licence.superseded_by })}</p>}
      <p>
        <small>
          {downloads.last
            ? fillIn(downloads.days === 1 ? words.fetchedOnce : words.fetched, {
                days: downloads.days,
                last: dayOf(downloads.last),
              })
            : words.neverFetched}
        </small>
      </p>
    </div>
  )
}

type ActsProps = { licence: SheetLicence; open: Open; onOpen: (open: Open) => void }

function LicenceActs({ licence, open, onOpen }: ActsProps) {
  const words = useOrderWords()
  const { id, may, number } = licence
  const acts = (['correct', 'revoke', 'restore'] as const).filter((act) => may[act])
  return (
    <div className="order-quiet">
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          className="quiet-button"
          aria-label={`${words[act]}, ${number}`}
          aria-expanded={open?.id === id && open.act === act}
          onClick={() => onOpen(open?.id === id && open.act === act ? null : { id, act })}
        >
          {words[act]}
        </button>
      ))}
    </div>
  )
}

type LicenceFormProps = {
  act: 'revoke' | 'restore'
  licence: SheetLicence
  isBusy: boolean
  send: SendToDesk
  close: () => void
}

/** Ends one licence with its downloads, or makes it valid again; with why. */
function LicenceForm({ act, licence, isBusy, send, close }: LicenceFormProps) {
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
      <legend>{fillIn(isRevoking ? words.revokeLegend : words.restoreLegend, { number })}</legend>
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
function CorrectForm({ licence, licences, isBusy, send, close }: CorrectFormProps) {
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
          {fillIn(words.correctAll, { count: open.length })}
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
