import { useEffect, useState } from 'react'

type Notes = Record<string, string>

/** What staff have typed of an upload that is not carried out: by the key of its family, kept in this browser. */
export function useKeptNotes(upload: string | null) {
  const [notes, setNotes] = useState<Notes>({})
  useEffect(() => setNotes(upload ? keptOf(upload) : {}), [upload])

  function note(family: string, text: string) {
    const next = { ...notes, [family]: text }
    setNotes(next)
    if (upload) localStorage.setItem(keyOf(upload), JSON.stringify(next))
  }

  function forget() {
    if (upload) localStorage.removeItem(keyOf(upload))
  }
  return { notes, note, forget }
}

function keyOf(upload: string): string {
  return `upload-notes-${upload}`
}

function keptOf(upload: string): Notes {
  try {
    return JSON.parse(localStorage.getItem(keyOf(upload)) ?? '{}') as Notes
  } catch {
    return {}
  }
}
