'use client'
export function MasterUpload() {
  return null
}
