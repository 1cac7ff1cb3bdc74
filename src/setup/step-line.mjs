const HEARTBEAT = 15_000

/**
 * One line a step: what it does, and how many seconds it took. On a terminal the line is alive and shows the last
 * words of the program; elsewhere a long step says every 15 seconds where it is.
 */
export function openStepLine(title, out = process.stdout) {
  const startedAt = Date.now()
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  let words = ''
  const timer = out.isTTY ? setInterval(redraw, 500) : setInterval(sayWhere, HEARTBEAT)

  if (out.isTTY) redraw()

  function redraw() {
    const room = (out.columns ?? 80) - 1
    out.write(`\r\x1b[2K${`${title} … ${seconds()}  ${words}`.slice(0, room)}`)
  }

  function sayWhere() {
    out.write(`${title} … ${seconds()}  ${words}`.trimEnd() + '\n')
  }

  return {
    hear(line) {
      words = line.trim() || words
    },
    close(ending = 'done') {
      clearInterval(timer)
      out.write(`${out.isTTY ? '\r\x1b[2K' : ''}${title}: ${ending}, ${seconds()}\n`)
    },
  }
}
