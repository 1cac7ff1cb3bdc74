import { resolve } from 'node:path'
import { endChild } from '../../../../src/setup/processes/children.mjs'
import { findFreePort } from '../../../../src/setup/processes/find-free-port.mjs'
import type { Engine } from '../engine'
import { startProgram } from '../start-program'
import { waitForLine } from '../wait-for-line'
import { connectClassic } from './classic-connection'

const WINDOW = resolve('tests/support/browsers/webkit/webkit-window.mjs')

/** WebKitGTK, steered by its own WebKitWebDriver, on a screen that nobody sees. */
export async function openWebKit(): Promise<Engine> {
  const screen = startProgram(['Xvfb', '-displayfd', '3', '-screen', '0', '2600x4000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = `:${(await waitForLine(screen, /\d+(?=\n)/)).trim()}`
  const port = await findFreePort()
  const driver = startProgram(['WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' },
  })
  const end = async () => {
    await endChild(driver, { patience: 3000 })
    await endChild(screen, { patience: 3000 })
  }

  try {
    const send = connectClassic(`http://127.0.0.1:${port}`)
    await untilReady(send)
    const options = { 'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: ['-m', WINDOW] } }
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: options },
    })
    return steer(send, `/session/${sessionId}`, end)
  } catch (error) {
    await end()
    throw error
  }
}

async function untilReady(send: ReturnType<typeof connectClassic>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await send('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error('WebKitWebDriver does not answer.')
}

function steer(
  send: ReturnType<typeof connectClassic>,
  session: string,
  end: () => Promise<void>,
): Engine {
  return {
    end,
    goTo: (url) => send('POST', `${session}/url`, { url }),
    goBack: () => send('POST', `${session}/back`, {}),
    reload: () => send('POST', `${session}/refresh`, {}),
    act: (actions) => send('POST', `${session}/actions`, { actions }),
    resize: (size) => send('POST', `${session}/window/rect`, size),
    async takePicture() {
      return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64')
    },
    async evaluate(run, given) {
      const script = `const [given, done] = arguments
        Promise.resolve(given)
          .then((json) => (${String(run)})(JSON.parse(json)))
          .then((answer) => done({ json: JSON.stringify(answer ?? null) }))
          .catch((error) => done({ error: String(error) }))`
      const { json, error } = await send<{ json: string; error?: string }>(
        'POST',
        `${session}/execute/async`,
        { script, args: [JSON.stringify(given ?? null)] },
      )
      if (error) throw new Error(error)
      return JSON.parse(json)
    },
  }
}
