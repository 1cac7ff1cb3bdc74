export type Tone = 'positive' | 'negative'

const listeners = new Set<() => void>()

/** Runs in the head, before anything is painted: there is script, Explore is asked for a part of itself, the tone last chosen. */
export const HEAD_SCRIPT =
  "(function(r){r.classList.add('js');if(/[?&](facts|find|size|text)=/.test(location.search))r.classList.add('asks');try{r.dataset.tone=localStorage.tone==='negative'?'negative':'positive'}catch(e){}})(document.documentElement)"

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
