import { vi } from 'vitest'

/** What this process writes from now on, as an operator would find it in a log. */
export function gatherLogs(): { text(): string; stop(): void } {
  const lines: string[] = []
  const gather = (chunk: unknown) => lines.push(String(chunk)) > 0
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(gather as never),
  )
  return { text: () => lines.join(''), stop: () => spies.forEach((spy) => spy.mockRestore()) }
}
