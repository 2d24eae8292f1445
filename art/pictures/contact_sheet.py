"""One picture of all masters, to look at them together.

    /usr/bin/python3 art/pictures/contact_sheet.py build/contact-sheet.jpg

Needs numpy and OpenCV (apt: python3-opencv), as develop.py does.
"""
import sys
from pathlib import Path

import cv2
import numpy as np

CELL, ACROSS, GAP = (400, 300), 8, 8      # pixels, cells in a row, pixels


def cell(path):
    """The picture fitted into one cell on grey."""
    picture = cv2.imread(str(path))
    share = min(CELL[0] / picture.shape[1], CELL[1] / picture.shape[0])
    picture = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    h, w = picture.shape[:2]
    out = np.full((CELL[1] + GAP, CELL[0] + GAP, 3), 128, np.uint8)
    y, x = (CELL[1] + GAP - h) // 2, (CELL[0] + GAP - w) // 2
    out[y:y + h, x:x + w] = picture
    return out


def main(target):
    """Write the sheet and say how many masters there are and how large."""
    masters = sorted((Path(__file__).resolve().parents[2] / 'media' / 'pictures').glob('*.jpg'))
    cells = [cell(p) for p in masters]
    cells += [np.full_like(cells[0], 128)] * (-len(cells) % ACROSS)
    rows = [np.hstack(cells[i:i + ACROSS]) for i in range(0, len(cells), ACROSS)]
    Path(target).parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(target, np.vstack(rows), [cv2.IMWRITE_JPEG_QUALITY, 85])
    print(f'{len(masters)} masters, {sum(p.stat().st_size for p in masters) / 1e6:.1f} MB: {target}')


main(sys.argv[1] if len(sys.argv) > 1 else 'contact-sheet.jpg')
