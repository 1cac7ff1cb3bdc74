import { decodeFeatures, encodeFeatures } from '@/domain/catalogue/features'
import { isRecord } from '@/domain/is-record'
import { readFromSession, storeInSession } from '../../shell/requests/browser-storage'
import { decodePairs, encodePairs, encodeQuery, readText } from '../../tester/state/encode-query'
import { useQuery, useShownQuery } from '../../tester/state/use-query'
import { makeChanges, useInBrowser } from '../../ui/use-in-browser'

/** What a visitor has changed in one test of a typeface's page. What is missing is as the page suggests. */
export type TestSetting = AddressedTest & { size?: number; leading?: number }

type ChangeSetting = (part: TestSetting) => void

const UNTOUCHED: TestSetting = {}

const settings = new Map<string, TestSetting>()

const changes = makeChanges()

/** Stored in the tab under its name: it survives a reload, and leaving the page and coming back. */
function useTestSetting(name: string): [setting: TestSetting, change: ChangeSetting] {
  const setting = useInBrowser(() => readSetting(name), UNTOUCHED, changes.subscribe)
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
  changes.notify()
}

function isTestSetting(value: unknown): value is TestSetting {
  if (!isRecord(value)) return false
  const { styleKey = '', text = '', size = 1, leading = 1 } = value
  const texts = [styleKey, text].every((one) => typeof one === 'string')
  return texts && [size, leading].every((one) => typeof one === 'number')
}

/** What of a test stands in the address of its page, in the tester's own words. */
type AddressedTest = {
  styleKey?: string
  text?: string
  axes?: Record<string, number>
  features?: Record<string, boolean>
  /** Of the whole page, from 0. */
  palette?: number
}

export function decodeTest(query: string): AddressedTest {
  const params = new URLSearchParams(query)
  const [styleKey, text] = [params.get('style'), readText(params)]
  const axes = decodePairs(params.get('axes'))
  const features = decodeFeatures(params.get('features'))
  const palette = /^\d{1,4}$/.test(params.get('palette') ?? '') ? Number(params.get('palette')) : 0
  return {
    ...(styleKey === null ? {} : { styleKey }),
    ...(text === null ? {} : { text }),
    ...(Object.keys(axes).length > 0 ? { axes } : {}),
    ...(Object.keys(features).length > 0 ? { features } : {}),
    ...(palette > 0 ? { palette } : {}),
  }
}

export function encodeTest(test: AddressedTest): string {
  const { styleKey, text, axes = {}, features = {}, palette = 0 } = test
  return encodeQuery([
    ['style', styleKey ?? null],
    ['text', text ?? null],
    ['axes', encodePairs(axes) || null],
    ['features', encodeFeatures(features) || null],
    ['palette', palette > 0 ? String(palette) : null],
  ])
}
