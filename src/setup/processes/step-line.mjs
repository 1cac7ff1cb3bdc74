const HEARTBEAT = 15_000
const CLEAR = '\r\x1b[2K'

/** The lines that are open on each output: on a terminal those of steps that run side by side share one row. */
const open = new Map()

/**
 * One line a step: what it does, and how many seconds it took. On a terminal the line is alive and shows the last
 * words of the program; elsewhere a long step prints every 15 seconds where it is.
 */
export function openStepLine(title, out = process.stdout) {
  const startedAt = Date.now()
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  let words = ''
  const line = { text: () => `${title} … ${seconds()}  ${words}` }
  const lines = open.get(out) ?? new Set()
  open.set(out, lines.add(line))
  const timer = out.isTTY ? setInterval(redraw, 500, out) : setInterval(printPlace, HEARTBEAT)
  if (out.isTTY) redraw(out)

  function printPlace() {
    out.write(`${line.text().trimEnd()}\n`)
  }

  return {
    setWords(text) {
      words = text.trim() || words
    },
    /** `below` is what the step leaves behind for people to read. */
    close(ending = 'done', below = '') {
      clearInterval(timer)
      lines.delete(line)
      const last = `${title}: ${ending}, ${seconds()}\n`
      out.write(`${out.isTTY ? CLEAR : ''}${last}${below && `${below}\n`}`)
      if (out.isTTY && lines.size > 0) redraw(out)
    },
  }
}

function redraw(out) {
  const lines = [...open.get(out)]
  const share = Math.floor(((out.columns ?? 80) - 1) / lines.length)
  const row = lines.map((line) => line.text().slice(0, share).padEnd(share)).join('')
  out.write(CLEAR + row.trimEnd())
}
