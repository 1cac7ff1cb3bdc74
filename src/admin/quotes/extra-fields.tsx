import { Button } from '@payloadcms/ui'
import type { ExtraDraft } from './quote-draft'
import { useSay } from '../use-say'

type Props = { extras: ExtraDraft[]; onChange: (extras: ExtraDraft[]) => void }

/** Lines in staff's own words, each with its amount before tax; one below zero comes off. */
export function ExtraFields({ extras, onChange }: Props) {
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
