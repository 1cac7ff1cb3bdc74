'use client'

import { Button } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { sendJson } from '../read-response'
import { CountrySelect } from '../country-select'
import { LabelledInput, Tick } from '../labelled-input'
import { useTypedWarning } from '../leave-warning'
import { newKey } from '../orders/forms/form-fields'
import { useSay } from '../use-say'
import { FontFields } from './font-fields'
import { bodyOf, draftFor, type ExtraDraft, type QuoteDraft } from './quote-draft'
import '../orders/order-panel.css'
import { useCall } from '../use-call'

type TextName = Exclude<keyof QuoteDraft, 'lines' | 'extras' | 'send' | 'country'>

const CLIENT: [TextName, string][] = [
  ['name', 'Name of the client'],
  ['email', 'E-mail'],
  ['company', 'Company, where there is one'],
  ['vat_id', 'Its VAT number, with its country'],
  ['licensee', 'Licensee, where it is somebody else'],
]

const ADDRESS: [TextName, string][] = [
  ['street', 'Street and number'],
  ['postal_code', 'Postcode'],
  ['city', 'City'],
]

const WIDE: TextName[] = ['cart', 'street', 'note']

/** Above the list: a quote for a client, of fonts or a cart, and of lines in staff's own words. */
export function NewQuote() {
  const say = useSay()
  const asked = useSearchParams()
  const [draft, setDraft] = useState(() => draftFor(asked))
  const [isAsked] = useState(draft.email !== '')
  const [key, setKey] = useState(newKey)
  const router = useRouter()
  const { isBusy, failure, call } = useCall()
  const typed = useTypedWarning()

  function change(part: Partial<QuoteDraft>) {
    setDraft({ ...draft, ...part })
    setKey(newKey())
  }

  /** The same key for a second click, and for another try after a lost answer: one quote. */
  async function make() {
    const { id } = await sendJson<{ id: string }>('/api/quotes/make', bodyOf(draft, key))
    router.push(`/admin/collections/quotes/${id}`)
  }

  const fields = (list: [TextName, string][]) => (
    <div className="quote-fields">
      {list.map(([name, label]) => (
        <LabelledInput
          key={name}
          className={WIDE.includes(name) ? 'quote-field is-wide' : 'quote-field'}
          label={say(label)}
          value={draft[name]}
          onChange={(text) => change({ [name]: text })}
        />
      ))}
    </div>
  )

  return (
    <details className="order-panel new-quote" open={isAsked || undefined} {...typed}>
      <summary>{say('New quote')}</summary>
      <fieldset className="order-form">
        <legend>{say('For whom')}</legend>
        {fields(CLIENT)}
        <p>
          {say('The address may wait for the payment, unless you mark the quote paid yourself.')}
        </p>
        {fields(ADDRESS)}
        <CountrySelect
          label={say('Country')}
          none={say('Not known yet')}
          value={draft.country}
          onChange={(country) => change({ country })}
        />
      </fieldset>
      <FontFields lines={draft.lines} onChange={(lines) => change({ lines })}>
        {draft.lines.length === 0 &&
          fields([['cart', 'Or the address of a cart, made in the shop']])}
      </FontFields>
      <ExtraFields extras={draft.extras} onChange={(extras) => change({ extras })} />
      <fieldset className="order-form">
        <legend>{say('With it')}</legend>
        {fields([['note', 'Note to the client']])}
        <LabelledInput
          className="quote-field"
          label={say('Valid until; empty: as long as your quotes hold')}
          type="date"
          value={draft.valid_until}
          onChange={(valid_until) => change({ valid_until })}
        />
        <Tick checked={draft.send} onChange={(isTicked) => change({ send: isTicked })}>
          {say('Mail its link to the client')}
        </Tick>
        {failure && <p role="alert">{say(failure)}</p>}
        <div className="order-buttons">
          <Button disabled={isBusy} onClick={() => void call(make, { leadsAway: true })}>
            {say('Make the quote')}
          </Button>
        </div>
      </fieldset>
    </details>
  )
}

type Props = { extras: ExtraDraft[]; onChange: (extras: ExtraDraft[]) => void }

/** Lines in staff's own words, each with its amount before tax; one below zero comes off. */
function ExtraFields({ extras, onChange }: Props) {
  const say = useSay()
  const change = (index: number, part: Partial<ExtraDraft>) =>
    onChange(extras.map((extra, at) => (at === index ? { ...extra, ...part } : extra)))

  return (
    <fieldset className="order-form">
      <legend>{say('Lines of your own')}</legend>
      <p>
        {say(
          'Before VAT, in the cart’s currency; without a cart in your shop’s. A minus takes off.',
        )}
      </p>
      {extras.map(({ text, amount }, index) => (
        <div key={index} className="quote-extra">
          <input
            aria-label={say('What line {number} is for', { number: index + 1 })}
            placeholder={say('What it is for')}
            value={text}
            onChange={(event) => change(index, { text: event.target.value })}
          />
          <input
            aria-label={say('Amount of line {number}', { number: index + 1 })}
            inputMode="text"
            placeholder={say('Amount')}
            value={amount}
            onChange={(event) => change(index, { amount: event.target.value })}
          />
          <Button
            buttonStyle="none"
            aria-label={say('Remove line {number}', { number: index + 1 })}
            onClick={() => onChange(extras.toSpliced(index, 1))}
          >
            {say('Remove')}
          </Button>
        </div>
      ))}
      <div className="order-buttons">
        <Button
          buttonStyle="secondary"
          onClick={() => onChange([...extras, { text: '', amount: '' }])}
        >
          {say('Add a line')}
        </Button>
      </div>
    </fieldset>
  )
}
