import { useEffect, useState } from 'react'
import { loadCode } from '../../shell/failures/load-code'
import {
  knownIn,
  NOTHING_PICKED,
  type Picked,
  type PickedInLine,
  readPicked,
  readStored,
  soleTier,
  storePicked,
  withStyles,
  withTier,
} from './picked'
import type { LicenceBySize } from '@/domain/licensing/licence-by-size'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { withHeld, type HeldChoice } from '@/domain/pricing/upgrade/more-than-held'
import type { HeldAnswer } from '@/domain/order/mine-answer'
import type { ShopQuery } from '../use-shop-query'
import type { ShopChoice } from '../shop-choice'
import { callFailureOf } from '../call-failure'

type PickedState = {
  picked: Picked
  /** The licence that is upgraded; all it holds stays picked. */
  held: HeldChoice | null
  isLoading: boolean
  /** Why the line to be changed could not be read. */
  errorMessage: string | null
  reload: () => void
  pick: (picked: Picked) => void
}

type PickedOf = {
  query: ShopQuery
  types: LicenceType[]
  /** What the licence in the URL holds. */
  upgraded: HeldAnswer | null
  bySize: LicenceBySize | null
}

/** What is picked: restored from the tab, from the styles in the URL, from a line of the cart, or from a licence. */
export function usePicked(
  choice: ShopChoice,
  { query, types, upgraded, bySize }: PickedOf,
): PickedState {
  const { styles, style, line, isFull } = query
  const [picked, setPicked] = useState<Picked>(NOTHING_PICKED)
  const [held, setHeld] = useState<HeldChoice | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const stylesInUrl = styles.join()

  useEffect(() => {
    let isMounted = true
    const start = (initial: PickedInLine | null) => {
      if (!isMounted) return
      const own = initial?.picked ?? initiallyPicked(choice, { styles: stylesInUrl, style })
      setPicked(initial?.held ? own : withLicence(own, { types, bySize }))
      setHeld(initial?.held ?? null)
      setErrorMessage(null)
      setLoading(false)
    }
    const showFailure = (error: unknown) =>
      isMounted && setErrorMessage(callFailureOf(error).message)
    if (upgraded) readUpgraded(upgraded, { choice, types, isFull }).then(start, showFailure)
    else if (line) readLine(line, choice, bySize).then(start, showFailure)
    else start(null)
    return () => {
      isMounted = false
    }
  }, [choice, types, stylesInUrl, style, line, isFull, upgraded, bySize, attempt])

  function pick(wanted: Picked) {
    const next = held ? withHeld(wanted, held, types) : wanted
    setPicked(next)
    storePicked(line ?? held?.number ?? choice.slug, next)
    if (bySize && !held) storePicked(SIZE, { ...NOTHING_PICKED, licences: next.licences })
  }

  const reload = () => setAttempt((count) => count + 1)
  return { picked, held, isLoading, errorMessage, reload, pick }
}

/** A bundle starts with all its styles. The style somebody was looking at joins what is picked. */
function initiallyPicked(
  choice: ShopChoice,
  { styles: stylesInUrl, style }: { styles: string; style: string | null },
): Picked {
  const stored = readPicked(choice.slug, choice)
  if (style && !stylesInUrl) return knownIn(withStyles(stored, [style]), choice)
  const { bundle } = choice.across ?? {}
  if (!stylesInUrl && bundle && stored === NOTHING_PICKED) {
    return { ...stored, styles: bundle.styles }
  }
  return stylesInUrl ? knownIn({ ...stored, styles: stylesInUrl.split(',') }, choice) : stored
}

/** Few visitors change a line: the code that reads one is loaded on demand. */
/** Where the size is kept beside all typefaces: it is that of the licensee. */
const SIZE = ' size'

/** With the one licence there is, and the size that was told beside another typeface. */
function withLicence(picked: Picked, { types, bySize }: Pick<PickedOf, 'types' | 'bySize'>) {
  if (Object.keys(picked.licences).length > 0) return picked
  if (bySize) return { ...picked, licences: readStored(SIZE).licences }
  const sole = soleTier(types)
  return sole ? withTier(picked, sole.type, sole.tier) : picked
}

async function readLine(line: string, choice: ShopChoice, bySize: LicenceBySize | null) {
  const { pickedInLine } = await loadCode(() => import('./picked-in-line'))
  return pickedInLine(line, choice, bySize)
}

async function readUpgraded(
  answer: HeldAnswer,
  place: { choice: ShopChoice; types: LicenceType[]; isFull: boolean },
): Promise<PickedInLine> {
  const { pickedInUpgrade } = await loadCode(() => import('../upgrade/picked-in-upgrade'))
  return pickedInUpgrade(answer, place)
}
