import { isRecord } from '@/domain/is-record'
import { useSyncExternalStore } from 'react'
import { readFromSession, storeInSession } from '../../shell/storage/session-storage'

/** What a visitor has changed in one test of a typeface's page. What is missing is as the page suggests. */
export type TestSetting = { styleKey?: string; text?: string; size?: number; leading?: number }

type ChangeSetting = (part: TestSetting) => void

const UNTOUCHED: TestSetting = {}

const settings = new Map<string, TestSetting>()
const listeners = new Set<() => void>()

/** Stored in the tab under its name: it survives a reload, and leaving the page and coming back. */
export function useTestSetting(name: string): [setting: TestSetting, change: ChangeSetting] {
  const setting = useSyncExternalStore(
    subscribe,
    () => readSetting(name),
    () => UNTOUCHED,
  )
  return [setting, (part) => changeSetting(name, part)]
}

function readSetting(name: string): TestSetting {
  const setting = settings.get(name) ?? readFromSession(name, isTestSetting) ?? UNTOUCHED
  settings.set(name, setting)
  return setting
}

export function changeSetting(name: string, part: TestSetting): void {
  const setting = { ...readSetting(name), ...part }
  settings.set(name, setting)
  storeInSession(name, setting)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isTestSetting(value: unknown): value is TestSetting {
  if (!isRecord(value)) return false
  const { styleKey = '', text = '', size = 1, leading = 1 } = value
  const texts = [styleKey, text].every((one) => typeof one === 'string')
  return texts && [size, leading].every((one) => typeof one === 'number')
}
