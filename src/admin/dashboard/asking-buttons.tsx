'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { sendJson, readResponse, sentenceOf } from '../read-response'
import type { StarterKind } from '@/domain/licensing/starter-licences'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { countInWords } from '@/domain/words'
import { QuietButton } from '../quiet-button'
import WORDS from './dashboard-words.json' with { type: 'json' }

/** Sends every mail that failed anew, once what stood in the way is mended. */
export function RetryMails() {
  const { language } = useTranslation().i18n
  const { needs: words } = wordsIn(WORDS, language)
  async function retry(): Promise<string> {
    const response = await fetch('/api/desk/retry-mails', { method: 'POST' })
    const { retried } = await readResponse<{ retried: number }>(response)
    return fillIn(retried === 1 ? words.oneRetried : words.retried, {
      count: language === 'de' ? retried : countInWords(retried),
    })
  }
  return <AskingButton label={words.retry} ask={retry} />
}

/** Makes the licences that foundries begin with, by use or by size; their step is done with it, and the list of them says what to read. */
export function StarterLicences({ list }: { list: string }) {
  const { starter: words } = wordsIn(WORDS, useTranslation().i18n.language).start
  const router = useRouter()
  async function add(kind: StarterKind): Promise<null> {
    await sendJson('/api/licence-types/starter', { kind })
    router.push(list)
    router.refresh()
    return null
  }
  return (
    <>
      <AskingButton label={words.by_use} ask={() => add('by_use')}>
        <span>{words.then}</span>
      </AskingButton>
      <AskingButton label={words.by_size} ask={() => add('by_size')}>
        <span>{words.bySizeThen}</span>
      </AskingButton>
    </>
  )
}

/** The second word, after the page of a buyer has said what it does. */
export function EraseBuyer({ email, label, done }: Record<'email' | 'label' | 'done', string>) {
  const erase = () => sendJson('/api/buyers/erase', { email }).then(() => done)
  return <AskingButton label={`${label} ${email}`} ask={erase} />
}

type AskingButtonProps = { label: string; ask: () => Promise<string | null>; children?: ReactNode }

/** Asks once: only a failure lets it be pressed again. */
function AskingButton({ label, ask, children }: AskingButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  async function press(): Promise<void> {
    setBusy(true)
    try {
      setSaid(await ask())
    } catch (error) {
      setSaid(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <QuietButton disabled={isBusy} onClick={() => void press()}>
        {label}
      </QuietButton>
      {children}
      <span role="status">{said}</span>
    </>
  )
}
