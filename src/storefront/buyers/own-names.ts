import { useEffect, useEffectEvent } from 'react'
import { isRecord } from '@/domain/is-record'
import type { OwnNames } from '@/domain/order/mine-answer'
import { callShop } from '../shell/requests/call-shop'
import { readFromSession, storeInSession } from '../shell/requests/browser-storage'

const NAME = 'own-names'

/** Whoever sent a form in this tab need not write again who they are. */
export function storeOwnNames({ name, email, company }: OwnNames): void {
  storeInSession(NAME, { name: name.trim(), email: email.trim(), company: company.trim() })
}

export function readStoredNames(): OwnNames | null {
  return readFromSession(NAME, isOwnNames)
}

/** Calls back once it is known who writes: by what was sent in this tab, else by who is signed in. */
export function useOwnNames(onKnown: (names: OwnNames) => void): void {
  const report = useEffectEvent(onKnown)

  useEffect(() => {
    let isCurrent = true
    const stored = readStoredNames()
    if (stored) report(stored)
    else void findSignedIn().then((names) => isCurrent && names && report(names))
    return () => {
      isCurrent = false
    }
  }, [])
}

async function findSignedIn(): Promise<OwnNames | null> {
  try {
    const { names } = await callShop<{ names: OwnNames | null }>('/api/order/own')
    return names
  } catch {
    return null // the fields are as empty as a stranger's
  }
}

function isOwnNames(value: unknown): value is OwnNames {
  return isRecord(value) && [value.name, value.email, value.company].every(isText)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
