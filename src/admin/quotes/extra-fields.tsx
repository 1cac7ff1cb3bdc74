import { Button } from '@payloadcms/ui'
import type { ExtraDraft } from './quote-draft'

type Props = { extras: ExtraDraft[]; onChange: (extras: ExtraDraft[]) => void }

/** Lines in staff's own words, each with its amount before tax; one below zero comes off. */
export function ExtraFields({ extras, onChange }: Props) {
  const change = (index: number, part: Partial<ExtraDraft>) =>
    onChange(extras.map((extra, at) => (at === index ? { ...extra, ...part } : extra)))

  return (
    <fieldset className="order-form">
      <legend>Lines of your own</legend>
      <p>Before VAT, in the cart’s currency; without a cart in your shop’s. A minus takes off.</p>
      {extras.map(({ text, amount }, index) => (
        <div key={index} className="quote-extra">
          <input
            aria-label={`What line ${index + 1} is for`}
            placeholder="What it is for"
            value={text}
            onChange={(event) => change(index, { text: event.target.value })}
          />
          <input
            aria-label={`Amount of line ${index + 1}`}
            inputMode="text"
            placeholder="Amount"
            value={amount}
            onChange={(event) => change(index, { amount: event.target.value })}
          />
          <Button
            buttonStyle="none"
            aria-label={`Remove line ${index + 1}`}
            onClick={() => onChange(extras.toSpliced(index, 1))}
          >
            Remove
          </Button>
        </div>
      ))}
      <div className="order-buttons">
        <Button
          buttonStyle="secondary"
          onClick={() => onChange([...extras, { text: '', amount: '' }])}
        >
          Add a line
        </Button>
      </div>
    </fieldset>
  )
}
