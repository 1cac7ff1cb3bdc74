import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox } from '../../../../src/setup/checks/find-engines.mjs'
import { endChild } from '../../../../src/setup/processes/children.mjs'
import type { Engine, EngineWishes } from '../engine'
import { until } from '../page/until'
import { startProgram } from '../start-program'
import { waitForLine } from '../wait-for-line'
import { connectBidi } from './bidi-connection'
import { writePreferences } from './preferences'

/** Firefox as its makers ship it, without a window: it speaks WebDriver BiDi by itself. */
export async function openFirefox(wishes: EngineWishes): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'fount-firefox-'))
  await writeFile(join(profile, 'user.js'), writePreferences(wishes))
  const child = startProgram(
    [
      findFirefox() ?? 'firefox',
      '--headless',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } },
  )
  const end = async () => {
    await endChild(child, { patience: 3000 })
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }

  try {
    const address = await waitForLine(child, /WebDriver BiDi listening on (ws:\S+)/)
    const bidi = await connectBidi(`${address}/session`)
    return await steer(bidi, wishes, async () => {
      bidi.close()
      await end()
    })
  } catch (error) {
    await end()
    throw error
  }
}

async function steer(
  { send }: Awaited<ReturnType<typeof connectBidi>>,
  { onPhone }: EngineWishes,
  end: () => Promise<void>,
): Promise<Engine> {
  await send('session.new', { capabilities: {} })
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree')
  const context = tree.contexts[0]?.context

  const evaluate: Engine['evaluate'] = async (run, given) => {
    const { result, exceptionDetails } = await send<Evaluated>('script.callFunction', {
      functionDeclaration: `async (given) => JSON.stringify((await (${String(run)})(JSON.parse(given))) ?? null)`,
      arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
      awaitPromise: true,
      target: { context },
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return JSON.parse(result.value)
  }

  /** Asks the page itself whether it has loaded: Firefox may forget to tell of one that follows a page which went on by itself. */
  const load = async (method: string, params: object) => {
    const before = await until(() => evaluate(() => performance.timeOrigin, null))
    await send(method, { context, ...params, wait: 'none' })
    await until(async () => {
      const isThere = await evaluate(
        (left) => performance.timeOrigin !== left && document.readyState === 'complete',
        before,
      )
      if (!isThere) throw new Error(`${method} ${JSON.stringify(params)} does not end.`)
    }, LOAD_PATIENCE_MS)
  }

  return {
    end,
    evaluate,
    goTo: (url) => load('browsingContext.navigate', { url }),
    goBack: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    reload: () => load('browsingContext.reload', {}),
    act: (actions) => send('input.performActions', { context, actions }),
    resize: (viewport) =>
      send('browsingContext.setViewport', { context, viewport, devicePixelRatio: onPhone ? 2 : 1 }),
    async takePicture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      })
      return Buffer.from(data, 'base64')
    },
  }
}

const LOAD_PATIENCE_MS = 30_000

type Evaluated = { result: { value: string }; exceptionDetails?: { text: string } }
