import { useState } from 'react'
import type { SheetLicence } from '@/domain/order/order-for-staff'
import { STATE_NAMES } from '@/domain/order/state-names'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { useOrder, useOrderWords } from '../use-order'
import { LabelledInput, Tick } from '../../labelled-input'
import { QuietButton } from '../../quiet-button'
import { useDates } from '../../use-dates'
import { useSay } from '../../use-say'
import { ChangeForm } from '../forms/change-form'
import { ActForm } from '../forms/form-fields'

type Open = { id: string; act: Act | 'correct' | 'change' } | null

/** Each licence with its state and what staff may do with it; one form is open at a time. */
export function OrderLicences() {
  const words = useOrderWords()
  const [open, setOpen] = useState<Open>(null)
  const { licences } = useOrder().desk.sheet
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
              <CorrectForm licence={licence} close={close} />
            )}
            {open?.id === licence.id && open.act === 'change' && (
              <ChangeForm licence={licence} close={close} />
            )}
            {open?.id === licence.id && open.act !== 'correct' && open.act !== 'change' && (
              <LicenceForm key={open.act} act={open.act} licence={licence} close={close} />
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
      {licence.rental && (
        <p>
          {licence.rental.next_charge_at
            ? fillIn(words.rentalNext, {
                price: licence.rental.price,
                day: dayOf(licence.rental.next_charge_at),
              })
            : words.rentalEnds}
          {licence.rental.error &&
            ` ${fillIn(words.rentalTries, { tries: licence.rental.tries, error: say(licence.rental.error) })}`}
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
  const acts = (['change', 'correct', 'end_rental', 'revoke', 'restore'] as const).filter(
    (act) => may[act],
  )
  const labelOf = (act: (typeof acts)[number]) => (act === 'change' ? words.change.do : words[act])
  return (
    <div className="order-quiet">
      {acts.map((act) => (
        <QuietButton
          key={act}
          aria-label={`${labelOf(act)}, ${number}`}
          aria-expanded={open?.id === id && open.act === act}
          onClick={() => onOpen(open?.id === id && open.act === act ? null : { id, act })}
        >
          {labelOf(act)}
        </QuietButton>
      ))}
    </div>
  )
}

type Act = 'revoke' | 'restore' | 'end_rental'

type LicenceFormProps = { act: Act; licence: SheetLicence; close: () => void }

/** Ends one licence with its downloads, or makes it valid again, or ends what renews it; with why. */
function LicenceForm({ act, licence: { id, number }, close }: LicenceFormProps) {
  const { send } = useOrder()
  const { legend, ...words } = useOrderWords().actForms[act]
  return (
    <ActForm
      {...words}
      legend={fillIn(legend, { number })}
      act={(reason) => send(act, { licence: id, reason })}
      close={close}
    />
  )
}

/** Another name in a licence, or in all of the order. */
function CorrectForm({ licence, close }: Omit<LicenceFormProps, 'act'>) {
  const words = useOrderWords()
  const { desk, send } = useOrder()
  const [name, setName] = useState(licence.licensee)
  const [isForAll, setIsForAll] = useState(true)
  const open = desk.sheet.licences.filter(({ may }) => may.correct)
  const ids = (isForAll ? open : [licence]).map(({ id }) => id)

  return (
    <ActForm
      legend={words.correctLegend}
      hint={words.correctHint}
      label={words.correctDo}
      isReady={name.trim() !== '' && (isForAll || name !== licence.licensee)}
      why={words.why}
      act={(reason) => send('licensee', { licences: ids, licensee: name, reason })}
      close={close}
    >
      <LabelledInput
        className="quote-field"
        label={words.correctName}
        value={name}
        onChange={setName}
      />
      {open.length > 1 && (
        <Tick checked={isForAll} onChange={setIsForAll}>
          {fillIn(words.correctAll, { count: open.length })}
        </Tick>
      )}
    </ActForm>
  )
}
