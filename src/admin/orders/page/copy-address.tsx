import { useState } from 'react'
import { useOrderWords } from '../words'

/** Of a page of the shop, in full. */
export function CopyAddress({ path }: { path: string }) {
  const words = useOrderWords()
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    await copyText(new URL(path, location.href).href)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 3000)
  }

  return (
    <button type="button" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </button>
  )
}

/** Browsers keep their clipboard from pages that are served without TLS: there the old way works. */
async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
