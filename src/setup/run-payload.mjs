// Runs Payload's command line: `node src/setup/run-payload.mjs migrate`. While it loads its modules there can be a moment in
// which Node sees nothing to wait for and leaves with success, the work undone; the timer holds it until Payload itself exits.
import { setInterval } from 'node:timers'

setInterval(() => {}, 60_000)
await import(new URL('../../node_modules/payload/bin.js', import.meta.url).href)
