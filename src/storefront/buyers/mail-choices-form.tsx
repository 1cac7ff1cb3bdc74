'use client'

import { useState } from 'react'
import type { MailChoice, MailChoicesAnswer } from '@/domain/mails/mail-choices'
import { AgreeChoice } from '../checkout/details/agree-choice'
import { useFocusNext } from '../shell/navigation/move-focus'
import { callShop } from '../shell/requests/call-shop'
import { callFailureOf } from '../shop/call-failure'
import { ActionButton } from '../ui/action-button'
import { ShopForm } from '../ui/shop-form'

type MailChoicesFormProps = {
  mailKey: string
  choices: MailChoicesAnswer
  /** What the link that was followed says no to. */
  refused: MailChoice | null
}

const WORDS: Record<MailChoice, string> = {
  releases: 'New releases of typefaces I have a licence of',
  offers: 'One mail a week after trial fonts',
  newsletter: 'News, now and then',
}

const REFUSALS: Record<MailChoice, string> = {
  releases: 'No mails about new releases',
  offers: 'No mail after trial fonts',
  newsletter: 'No news',
}

/** Each tick is said at once; what was asked by mail, or refused from one, has a button of its own. */
export function MailChoicesForm({ mailKey, choices: given, refused }: MailChoicesFormProps) {
  const [choices, setChoices] = useState(given)
  const [said, setSaid] = useState<string | null>(null)
  const asked = refused ?? 'newsletter'
  useFocusNext([String(choices[asked])], `[name=${asked}]`)

  async function say(choice: MailChoice, isWanted: boolean) {
    setSaid(null)
    try {
      const body = { key: mailKey, [choice]: isWanted }
      const call = { method: 'POST', body, repeatable: true } as const
      setChoices(await callShop<MailChoicesAnswer>('/api/order/mail-choices', call))
      setSaid('Noted.')
    } catch (error) {
      setSaid(callFailureOf(error).message)
    }
  }

  return (
    <ShopForm plain="mail-choices" className="sec" onSend={() => undefined}>
      <input type="hidden" name="key" value={mailKey} />
      {refused && isOn(choices[refused]) && (
        <ActionButton
          type="submit"
          name={`no.${refused}`}
          label={REFUSALS[refused]}
          onPress={() => void say(refused, false)}
        />
      )}
      {!refused && choices.newsletter === 'asked' && (
        <ActionButton
          type="submit"
          name="newsletter"
          label="Yes, send me news"
          onPress={() => void say('newsletter', true)}
        />
      )}
      {(['releases', 'offers', 'newsletter'] as const).map((choice) => (
        <AgreeChoice
          key={choice}
          name={choice}
          isAgreed={choices[choice] === true || choices[choice] === 'yes'}
          error={undefined}
          onAgree={(isWanted) => void say(choice, isWanted)}
        >
          {WORDS[choice]}
        </AgreeChoice>
      ))}
      <noscript>
        <button type="submit" className="lk">
          Save →
        </button>
      </noscript>
      <p role="status">{said}</p>
    </ShopForm>
  )
}

/** A newsletter that nobody has confirmed may be refused too. */
function isOn(choice: MailChoicesAnswer[MailChoice]): boolean {
  return choice !== false && choice !== 'no'
}
