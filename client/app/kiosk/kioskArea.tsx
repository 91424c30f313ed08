import { Route, Routes } from 'react-router-dom';
import { KioskPage } from '../../link/kiosk/KioskPage.tsx';
import { PairingPage } from '../../link/kiosk/PairingPage.tsx';
import { kioskTexts } from '../../link/kiosk/kioskTexts.ts';
import type { LoadedArea } from '../area/loadedArea.ts';

/** The screen in the club house: a chunk of its own, which nobody else loads. */
export const kioskArea: LoadedArea = {
  Routes: () => (
    <Routes>
      <Route index element={<PairingPage />} />
      <Route path=":token" element={<KioskPage />} />
    </Routes>
  ),
  preload: () => Promise.resolve(['kiosk']),
  texts: [kioskTexts],
};
