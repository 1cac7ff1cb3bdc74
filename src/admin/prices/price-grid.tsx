'use client'

import {
  Button,
  useAuth,
  useDocumentDrawer,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import type { FormState, JSONFieldClientComponent } from 'payload'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { ownValue } from '@/domain/own-value'
import type { UnsavedPrices } from '@/domain/pricing/desk/unsaved-prices'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { inTypedForm, writeMoney } from '@/domain/staff/write-money'
import { useDates } from '../use-dates'
import { LicencePrices, PriceSums } from './price-sums'
import { SavePrices, SetAll } from './save-prices'
import { StyleTable } from './style-table'
import { type PriceDeskWork, pricesNow, usePriceDesk, useStyleOrder } from './use-style-prices'
import WORDS from './price-words.json' with { type: 'json' }
import './style-prices.css'

/**
 * The grid of prices in the form of its typeface, beside the price of the family that is typed there. What is typed is a field
 * of that form: it is saved with it, and whoever leaves without saving is asked.
 */
export const StylePrices: JSONFieldClientComponent = ({ path: givenPath }) => {
  const words = wordsIn(WORDS, useTranslation().i18n.language)
  const { id } = useDocumentInfo()
  const { path } = useField({ potentiallyStalePath: givenPath })

  if (id === undefined) return <p className="field-type">{words.unsavedTypeface}</p>
  return <PricesInForm typeface={id} path={path} />
}

function PricesInForm({ typeface, path }: { typeface: string | number; path: string }) {
  const { lastUpdateTime } = useDocumentInfo()
  const { dispatchFields, getFields, setModified } = useForm()
  const field = useField<UnsavedPrices | null>({ path })
  const unsaved = field.value ?? null
  const refusal = useRefusal(field)
  const family = useFormFields(([fields]) => fields?.price?.value)

  // A form that was refused counts as unmodified: it could not be sent again, and would be left without a word.
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isForgotten = unsaved !== null && !isModified && !isProcessing
  useEffect(() => {
    // What was taken back a moment ago still stands in this rendering.
    if (isForgotten && ownValue(getFields(), path)?.value) setModified(true)
  }, [isForgotten, getFields, path, setModified])

  function keep(value: UnsavedPrices | null) {
    refusal.forget()
    dispatchFields({ type: 'UPDATE', path, value, valid: true, errorMessage: undefined })
    // Saved by themselves or taken back: unless something else is typed, there is nothing left to ask about.
    setModified(value !== null || !isUntouched(getFields(), path))
  }

  const prices = usePriceDesk({ typeface, unsaved, onUnsaved: keep, savedAt: lastUpdateTime })
  return (
    <PriceGrid
      prices={prices}
      family={typeof family === 'number' ? family : null}
      refusal={unsaved ? refusal.said : undefined}
    />
  )
}

/** What the form was refused with, which it forgets as soon as it is looked through again. */
function useRefusal({ valid, errorMessage }: { valid?: boolean; errorMessage?: string }) {
  const [said, setSaid] = useState<string>()
  const now = valid === false ? errorMessage : undefined
  if (now !== undefined && now !== said) setSaid(now)
  return { said, forget: () => setSaid(undefined) }
}

function isUntouched(fields: FormState, besides: string): boolean {
  const text = (value: unknown) => JSON.stringify(value ?? null)
  return Object.entries(fields).every(
    ([path, { value, initialValue }]) => path === besides || text(value) === text(initialValue),
  )
}

type Props = {
  prices: PriceDeskWork
  /** The price of the family while somebody types it; undefined: as it was saved. */
  family?: number | null
  title?: string
  /** Why the form around was not saved. */
  refusal?: string
}

/** The styles of a typeface: made, opened, ordered and priced from here, by those who may; read by the others. */
export function PriceGrid({ prices: actions, title, refusal, ...props }: Props) {
  const { language } = useTranslation().i18n
  const words = wordsIn(WORDS, language)
  const [NewStyle, NewStyleToggler] = useDocumentDrawer({ collectionSlug: 'styles' })
  const { timeOf } = useDates()
  const mayEdit = Boolean(useAuth().permissions?.collections?.styles?.update)
  const { typeface, desk, unsaved, work } = actions
  const order = useStyleOrder({
    typeface,
    desk,
    onDesk: actions.setDesk,
    onFailed: async () => void (await actions.load()),
  })

  if (!desk) return <p className="field-type">{work.kind === 'failed' ? work.why : words.asking}</p>

  const { styles, currency } = desk
  const prices = pricesNow(desk, unsaved)
  const family = props.family === undefined ? desk.family_price : props.family
  const sums = {
    prices,
    family,
    words,
    money: (minor: number) => writeMoney(minor, currency, language),
  }
  return (
    <section
      className="field-type style-prices"
      aria-label={title ?? words.styles}
      onKeyDown={stepDown}
    >
      <h3>{title ?? words.styles}</h3>
      {desk.scheduled.map(({ deed, at }) => (
        <p key={at}>{fillIn(words[deed], { day: timeOf(at) })}</p>
      ))}
      {styles.length === 0 && <p>{words.none}</p>}
      {mayEdit && styles.length > 1 && (
        <SetAll {...{ currency, language, words }} onSet={actions.typeAll} />
      )}
      {styles.length > 0 && (
        <StyleTable
          {...{ styles, prices, currency, language, words, mayEdit }}
          moved={order.moved}
          onMove={order.move}
          onType={actions.type}
          onSaved={() => void actions.load()}
        />
      )}
      {mayEdit && (
        <StyleOrder
          isOwn={desk.has_own_order}
          problem={order.problem}
          words={words}
          onByWeight={order.byWeight}
        />
      )}
      {styles.length > 0 && <PriceSums {...sums} />}
      <SavePrices
        work={work}
        count={unsaved?.prices.length ?? 0}
        isBlocked={(unsaved?.unread.length ?? 0) > 0}
        refusal={refusal}
        saved={
          desk.shown_vat === null
            ? words.saved
            : fillIn(words.savedWithVat, { rate: inTypedForm(desk.shown_vat, language) })
        }
        words={words}
        onSave={(yesTo) => void actions.save(yesTo)}
        onUndo={actions.undo}
      />
      {styles.length > 0 && (
        <LicencePrices {...sums} licences={desk.licences} shownVat={desk.shown_vat} />
      )}
      {mayEdit && (
        <>
          <div className="style-new">
            <NewStyleToggler
              className="btn btn--style-secondary btn--size-medium"
              aria-label={words.newStyle}
            >
              {words.newStyle}
            </NewStyleToggler>
            {title === undefined && (
              <Button buttonStyle="secondary" margin={false} el="link" to="/admin/upload">
                {words.upload}
              </Button>
            )}
          </div>
          <NewStyle initialData={{ typeface }} onSave={() => void actions.load()} />
        </>
      )}
    </section>
  )
}

/** Enter leads to the next price, as in a spreadsheet; the form around is not sent. */
function stepDown(event: KeyboardEvent<HTMLElement>) {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('td input')]
  const next = inputs[inputs.indexOf(target) + 1]
  if (next) next.focus()
  else target.blur()
}

type StyleOrderProps = {
  isOwn: boolean
  problem: string | null
  words: (typeof WORDS)['en']
  onByWeight: () => void
}

/** Whose order the styles stand in, and the way back to that by weight. */
function StyleOrder({ isOwn, problem, words, onByWeight }: StyleOrderProps) {
  return (
    <div className="style-order">
      {problem && <p role="alert">{problem}</p>}
      {isOwn && (
        <>
          <p>{words.ownOrder}</p>
          <Button buttonStyle="secondary" margin={false} onClick={onByWeight}>
            {words.byWeight}
          </Button>
        </>
      )}
    </div>
  )
}
