import { keepPlace } from './keep-place'
import { markRoot } from './mark-root'
import { showCurrency } from './show-currency'
import { replayInputBeforeHydration } from './replay-input-before-hydration'
import { travelBeforeHydration } from './travel-before-hydration'
import { waitForInterfaceFont } from './wait-for-interface-font'
import { watchFailures } from './watch-failures'

// The script of every page's head, before anything is painted and before any chunk can fail: see `inline-scripts.ts`.
markRoot()
showCurrency()
waitForInterfaceFont()
replayInputBeforeHydration()
travelBeforeHydration()
watchFailures()
keepPlace()
