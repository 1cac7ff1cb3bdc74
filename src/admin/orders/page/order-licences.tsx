import { useState } from 'react'
import type { OrderDesk, SheetLicence } from '@/domain/order/order-for-staff'
import { STATE_NAMES } from '@/domain/order/state-names'
import { CorrectForm, LicenceForm } from '../forms/licence-forms'
import type { SendToDesk } from '../use-order'
import { useOrderWords } from '../order-words'
import { useDates } from '../../use-dates'
import { useSay } from '../../use-say'

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
    until && words.until(dayOf(until)),
    licence.is_paused && words.paused,
  ]
  return (
    <div>
      <p>
        <b>{number}</b> <span>{standing.filter(Boolean).join(', ')}</span>
      </p>
      <p>
        {typeface}, {licensee}
        {licence.version > 1 && `, ${words.version(licence.version)}`}
      </p>
      {ended && (
        <p>
          {words.endedOn(timeOf(ended.at))} <q>{ended.reason}</q>
        </p>
      )}
      {licence.superseded_by && <p>{words.became(licence.superseded_by)}</p>}
      <p>
        <small>
          {downloads.last
            ? words.fetched(downloads.days, dayOf(downloads.last))
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
