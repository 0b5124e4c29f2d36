"""Renders the named pictures, or all that are missing among the masters.

python3 src/media/studio/render.py [--preview WIDTH] [--scale FACTOR] [--out FOLDER] [name ...]
"""
import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
from catalogue import PICTURES

HERE = Path(__file__).resolve().parent
MASTERS = HERE.parent / "masters"
QUIET = ["nice", "-n", "19", "ionice", "-c3"]


def run(*args):
    # The system's own Python comes first: Blender takes its standard library from the first one on PATH.
    env = {**os.environ, "PATH": "/usr/bin:/bin:" + os.environ["PATH"]}
    done = subprocess.run([*QUIET, *map(str, args)], capture_output=True, text=True, env=env)
    if done.returncode or "Traceback" in done.stdout + done.stderr:
        sys.exit("\n".join((done.stdout + done.stderr).splitlines()[-25:]))


def denoiser():
    """Compiled once, and again when its source is newer."""
    source, binary = HERE / "denoise.c", Path(tempfile.gettempdir()) / "lumen-tide-denoise"
    if binary.exists() and binary.stat().st_mtime > source.stat().st_mtime:
        return binary
    run("gcc", "-O3", "-march=native", "-ffast-math", "-fopenmp", source, "-o", binary, "-lm")
    return binary


def render(name, preview, scale, out):
    width, height, samples = PICTURES[name][:3]
    width, height = round(width * scale), round(height * scale)
    with tempfile.TemporaryDirectory() as tmp:
        tmp = Path(tmp)
        png = tmp / "picture.png"
        w, h, s = (preview, round(preview * height / width), 16) if preview else (width, height, samples)
        run("blender", "-b", "--factory-startup", "--python-exit-code", "3", "--python", HERE / "stage.py",
            "--", name, w, h, s, png, tmp, denoiser())
        if preview:
            png.replace(out / f"{name}.png")
            return
        smooth = "nlmeans=s=1.0:p=3:r=7,"
        run("ffmpeg", "-y", "-loglevel", "error", "-i", png, "-vf",
            f"{smooth}scale={width}:{height}:flags=lanczos", "-c:v", "libwebp", "-quality", 90,
            "-compression_level", 6, out / f"{name}.webp")


def main():
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("names", nargs="*")
    ask.add_argument("--preview", type=int, default=0)
    ask.add_argument("--scale", type=float, default=1.0, help="smaller masters where time is short")
    ask.add_argument("--out", type=Path, default=MASTERS)
    args = ask.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    names = args.names or [n for n in PICTURES if not (MASTERS / f"{n}.webp").exists()]
    for name in names:
        begin = time.time()
        render(name, args.preview, args.scale, args.out)
        print(f"{name} {time.time() - begin:.0f} s", flush=True)


if __name__ == "__main__":
    main()
