export type Tone = 'positive' | 'negative'

const listeners = new Set<() => void>()

export function readTone(): Tone {
  return document.documentElement.dataset.tone === 'negative' ? 'negative' : 'positive'
}

export function setTone(tone: Tone): void {
  document.documentElement.dataset.tone = tone
  try {
    localStorage.tone = tone
  } catch {
    // A browser that keeps nothing keeps the tone for this page.
  }
  for (const tell of listeners) tell()
}

export function onTone(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
