/** Two soft notes when it is my turn; made here, no file. */
export function chime(): void {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, k) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + k * 0.16;
    tone.frequency.value = pitch;
    tone.type = "sine";
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.65);
  });
  setTimeout(() => void audio.close(), 1500);
}
