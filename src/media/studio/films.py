"""Makes the two films: python3 src/media/studio/films.py [--plates FOLDER] [--only head-spa|microblading] [--poster]

Blender renders a few plates (film_plates.py); what moves is put on them here, with every motion a whole number of
cycles long, so that the last frame leads into the first. --plates keeps the plates in a folder and takes those that
are there; --poster stops after the first frame, which becomes the posters among the masters.
"""
import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
import numpy as np

from film_brow import Brow
from film_water import HeadSpa
from render import HERE, MASTERS, QUIET, denoiser, run

WIDTH, HEIGHT, FPS, FRAMES = 1600, 900, 24, 168
FILMS = HERE.parent / "films"
LIMIT = 1.2e6
PLATES = {"head-spa": {"plate": 1, "mask": 1, "mirror": .5}, "microblading": {"fill": 1, "sun": 1}}
SAMPLES = {"head-spa": 40, "microblading": 24}


def read(path):
    """A picture as floats from 0 to 1, as large as it is."""
    size = subprocess.run(["ffprobe", "-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0", str(path)], capture_output=True, text=True, check=True).stdout
    w, h = map(int, size.strip().split(","))
    raw = subprocess.run(["ffmpeg", "-loglevel", "error", "-i", str(path), "-f", "rawvideo", "-pix_fmt", "rgb24", "-"], capture_output=True, check=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(h, w, 3).astype(np.float32) / 255


def plates(film, folder):
    """Renders what is missing in the folder."""
    for plate, scale in PLATES[film].items():
        if not (folder / f"{plate}.png").exists():
            run("blender", "-b", "--factory-startup", "--python-exit-code", "3", "--python", HERE / "film_plates.py", "--",
                film, round(WIDTH * scale), round(HEIGHT * scale), SAMPLES[film], folder, denoiser(), plate)
            print(f"{film}: {plate}", flush=True)


def crop(frame, centre):
    """The upright part of a frame, 4 : 5."""
    w = round(HEIGHT * 4 / 5)
    x = min(max(round(centre) - w // 2, 0), WIDTH - w)
    return frame[:, x:x + w]


def bytes_of(frame, seed):
    """8 bits, with a grain too fine to see that keeps dark walls from banding."""
    grain = np.random.default_rng(seed).random(frame.shape[:2], np.float32)[..., None] - .5
    return np.clip(frame * 255 + grain * 1.2 + .5, 0, 255).astype(np.uint8)


def poster(frame, name):
    h, w = frame.shape[:2]
    encode = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{w}x{h}", "-i", "-",
              "-c:v", "libwebp", "-quality", "90", "-compression_level", "6", str(MASTERS / f"{name}.webp")]
    subprocess.run(encode, input=bytes_of(frame, 0).tobytes(), check=True)


def lossless(path, w, h):
    command = [*QUIET, "ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{w}x{h}", "-r", str(FPS), "-i", "-",
               "-c:v", "libx264", "-preset", "ultrafast", "-qp", "0", "-pix_fmt", "yuv444p", str(path)]
    return subprocess.Popen(command, stdin=subprocess.PIPE)


def encode(source, out, size):
    """The best that stays under the limit: quality is lowered until it does."""
    common = ["-an", "-map_metadata", "-1", "-vf", f"scale={size}:flags=lanczos,format=yuv420p", "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"]
    for step in range(8):
        run("ffmpeg", "-y", "-loglevel", "error", "-i", source, *common, "-c:v", "libx264", "-preset", "slow", "-profile:v", "high",
            "-crf", 23 + 2 * step, "-g", 240, "-movflags", "+faststart", f"{out}.mp4")
        if os.path.getsize(f"{out}.mp4") <= LIMIT * .95:
            break
    for step in range(8):
        run("ffmpeg", "-y", "-loglevel", "error", "-i", source, *common, "-c:v", "libvpx-vp9", "-b:v", 0, "-crf", 32 + 3 * step,
            "-deadline", "good", "-cpu-used", 2, "-row-mt", 1, "-g", 240, "-auto-alt-ref", 1, "-lag-in-frames", 25, f"{out}.webm")
        if os.path.getsize(f"{out}.webm") <= LIMIT * .95:
            break


def main():
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--plates", type=Path)
    ask.add_argument("--only", choices=PLATES)
    ask.add_argument("--poster", action="store_true")
    args = ask.parse_args()
    FILMS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as tmp:
        for name in [args.only] if args.only else PLATES:
            folder = (args.plates or Path(tmp)) / name
            folder.mkdir(parents=True, exist_ok=True)
            plates(name, folder)
            film = (HeadSpa if name == "head-spa" else Brow)(folder, read, WIDTH, HEIGHT)
            first = film.frame(0)
            poster(first, f"film-{name}")
            poster(crop(first, film.centre), f"film-{name}-portrait")
            if args.poster:
                continue
            shapes = {"landscape": (WIDTH, "1280:720"), "portrait": (round(HEIGHT * 4 / 5), "720:900")}
            pipes = {shape: lossless(Path(tmp) / f"{name}-{shape}.mkv", w, HEIGHT) for shape, (w, _) in shapes.items()}
            for k in range(FRAMES):
                frame = film.frame(k / FRAMES)
                pipes["landscape"].stdin.write(bytes_of(frame, k).tobytes())
                pipes["portrait"].stdin.write(bytes_of(crop(frame, film.centre), k).tobytes())
            for shape, pipe in pipes.items():
                pipe.stdin.close()
                pipe.wait()
                encode(Path(tmp) / f"{name}-{shape}.mkv", FILMS / f"{name}-{shape}", shapes[shape][1])
                print(f"{name} {shape}", flush=True)


if __name__ == "__main__":
    main()
