import { useEffect, useState } from 'react'
import { ownValue } from '@/domain/own-value'
import type { TrialPageView, TrialRow } from '@/domain/trial/trial-page'
import { readStoredNames, storeOwnNames, useOwnNames } from '../buyers/own-names'
import { callShop } from '../shell/requests/call-shop'
import { readFromDevice, storeOnDevice } from '../shell/requests/browser-storage'
import { callFailureOf, focusFirstWrong } from '../shop/call-failure'

type Draft = {
  /** Slugs, in the order they were chosen. */
  chosen: string[]
  name: string
  email: string
  accepts: boolean
  newsletter: boolean
}

const EMPTY: Draft = { chosen: [], name: '', email: '', accepts: false, newsletter: false }

/** The paths of errors in the order of the page. */
const FIELDS = ['typefaces', 'name', 'email', 'accepted_eula']

/** The basket is kept on the device; `?typeface=…` puts one more into it. */
export function useTrialForm(rows: TrialRow[], eula: NonNullable<TrialPageView['eula']>) {
  const [draft, setDraft] = useState(EMPTY)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('typeface')
    const known = new Set(rows.map(({ slug }) => slug))
    const chosen = [...readBasket(), ...(asked ? [asked] : [])].filter((slug) => known.has(slug))
    setDraft((before) => ({ ...before, chosen: [...new Set(chosen)] }))
  }, [rows])

  // What is typed meanwhile stays.
  useOwnNames(({ name, email }) =>
    setDraft((before) => (before.name || before.email ? before : { ...before, name, email })),
  )

  function write(change: Partial<Draft>, path: string) {
    setDraft((before) => ({ ...before, ...change }))
    setErrors(({ [path]: _edited, ...others }) => others)
    setFailure(null)
  }

  function toggle(slug: string) {
    const others = draft.chosen.filter((one) => one !== slug)
    const chosen = others.length < draft.chosen.length ? others : [...draft.chosen, slug]
    storeBasket(chosen)
    write({ chosen }, 'typefaces')
  }

  async function send(onError: (first: string | undefined) => void) {
    if (isSending) return
    setSending(true)
    setFailure(null)
    try {
      await callShop('/api/order/trial', { method: 'POST', body: bodyOf(draft, rows, eula.id) })
      storeBasket([])
      storeOwnNames({ company: '', ...readStoredNames(), name: draft.name, email: draft.email })
      setSentTo(draft.email.trim())
    } catch (error) {
      const { fields, message } = callFailureOf(error)
      const known = FIELDS.filter((path) => ownValue(fields, path))
      setErrors(fields)
      if (known.length === 0) setFailure(message)
      focusFirstWrong(fields, '.try')
      onError(known[0])
    } finally {
      setSending(false)
    }
  }

  function orderMore() {
    setDraft((before) => ({ ...EMPTY, name: before.name, email: before.email }))
    setSentTo(null)
  }

  return { draft, errors, failure, isSending, sentTo, write, toggle, send, orderMore }
}

function bodyOf(
  { chosen, name, email, accepts, newsletter }: Draft,
  rows: TrialRow[],
  eula: string,
) {
  const typefaces = rows.filter(({ slug }) => chosen.includes(slug)).flatMap((row) => row.typefaces)
  return { email, name, typefaces, newsletter, ...(accepts ? { accepted_eula: eula } : {}) }
}

const NAME = 'trial-basket'

/** Slugs of the typefaces a visitor wants to try. */
function readBasket(): string[] {
  const stored = readFromDevice(NAME) ?? ''
  return stored.split(',').filter((slug) => slug !== '')
}

function storeBasket(slugs: string[]): void {
  storeOnDevice(NAME, slugs.join(','))
}
