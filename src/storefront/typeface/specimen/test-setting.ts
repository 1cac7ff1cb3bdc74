import { isRecord } from '@/domain/is-record'
import { useSyncExternalStore } from 'react'
import { useQuery } from '../../tester/state/use-query'
import { useShownQuery } from '../../tester/state/use-shown-query'
import { decodeTest, encodeTest, type AddressedTest } from './test-address'
import { readFromSession, storeInSession } from '../../shell/storage/session-storage'

/** What a visitor has changed in one test of a typeface's page. What is missing is as the page suggests. */
export type TestSetting = AddressedTest & { size?: number; leading?: number }

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

/** The same of the test whose text and style stand in the address, and go along with it. */
export function useAddressedSetting(
  name: string,
  isAddressed: boolean,
): [setting: TestSetting, change: ChangeSetting] {
  const [stored, store] = useTestSetting(name)
  const [query, writeQuery] = useQuery()
  useShownQuery(isAddressed ? query : null)
  if (!isAddressed) return [stored, store]

  const addressed = decodeTest(query)
  return [
    { ...sizesOf(stored), ...addressed },
    (part) => {
      const sizes = sizesOf(part)
      if (Object.keys(sizes).length > 0) store(sizes)
      else writeQuery(encodeTest({ ...addressed, ...part }))
    },
  ]
}

function sizesOf({ size, leading }: TestSetting): TestSetting {
  return { ...(size ? { size } : {}), ...(leading ? { leading } : {}) }
}

function readSetting(name: string): TestSetting {
  const setting = settings.get(name) ?? readFromSession(name, isTestSetting) ?? UNTOUCHED
  settings.set(name, setting)
  return setting
}

function changeSetting(name: string, part: TestSetting): void {
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
